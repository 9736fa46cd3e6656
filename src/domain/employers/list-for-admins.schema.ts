import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { rowIdSchema } from '../caller/row-id.schema.ts'
import { employerHirings, employerLinks } from './list-for-admins.values.ts'

/** Filters of the administrators' employer list; invalid values are ignored. */
export const adminEmployerFilterSchema = z.object({
  q: z.string().trim().max(limits.searchTextChars).catch(''),
  hiring: z.enum(employerHirings).nullable().catch(null),
  link: z.enum(employerLinks).nullable().catch(null),
  page: rowIdSchema.catch(1),
})
export type AdminEmployerFilter = z.output<typeof adminEmployerFilterSchema>
