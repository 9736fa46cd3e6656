import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { rowIdSchema } from '../caller/row-id.schema.ts'
import { apiScopes } from '../caller/scope.values.ts'
import { keyLifetimes } from './api-key.values.ts'

export const newKeySchema = z.object({
  name: z
    .string({ error: 'integrations.problem.name' })
    .trim()
    .min(1, 'integrations.problem.name')
    .max(limits.apiKeyNameChars, 'integrations.problem.too-long'),
  scopes: z.array(z.enum(apiScopes), 'integrations.problem.scopes').min(1, 'integrations.problem.scopes'),
  lifetimeDays: z.enum(keyLifetimes),
})
export type NewKey = z.infer<typeof newKeySchema>

export const keySchema = z.object({ keyId: rowIdSchema })
