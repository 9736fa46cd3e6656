import { z } from 'zod'
import { rowIdSchema } from '../caller/row-id.schema.ts'
import { mergeReasonChars } from './merge.values.ts'

const reason = z
  .string('records.merge.reason-missing')
  .trim()
  .min(10, 'records.merge.reason-missing')
  .max(mergeReasonChars, 'records.merge.reason-long')

export const mergePeopleSchema = z.object({ keptId: z.uuid(), mergedId: z.uuid(), reason })
export const mergeEmployersSchema = z.object({ keptId: rowIdSchema, mergedId: rowIdSchema, reason })

export const undoMergeSchema = z.object({ mergeId: rowIdSchema })
