import type { output, ZodType } from 'zod'
import { Invalid } from '../../domain/caller/errors.ts'

/** What was given, read by its schema, whose messages are keys. @throws Invalid by field */
export function readGiven<Schema extends ZodType>(schema: Schema, given: unknown): output<Schema> {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  throw new Invalid(
    Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), [{ key: message }]])),
  )
}
