import { z } from 'zod'

/** A row id as sent by a form; bounded, because a larger number than the column holds would raise a database error. */
export const rowIdSchema = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)
