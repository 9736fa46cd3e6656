import { z } from 'zod'

/** The number of a row as a form sends it; more than the column holds would be a defect of ours, not a mistake of theirs. */
export const rowIdSchema = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)
