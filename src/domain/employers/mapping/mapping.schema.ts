import { z } from 'zod'
import { rowIdSchema } from '../../caller/row-id.schema.ts'

export const mappingSchema = z.object({
  userId: z.uuid(),
  employerId: rowIdSchema.catch(0).refine(id => id > 0, 'records.mapping.employer-missing'),
  role: z.enum(['owner', 'recruiter'], { error: 'records.mapping.role-missing' }),
})
