import type { z } from 'zod'
import { type FieldErrors, Invalid } from '../../caller/errors.ts'
import { type AskInput, askSchema, type TurnInput, turnSchema } from '../assistant.schema.ts'

/** A turn as a page sends it. @throws {Invalid} naming each field */
export function readTurn(given: unknown): TurnInput {
  return readWith(turnSchema, given)
}

/** A turn as a program sends it; unknown fields are refused. @throws {Invalid} naming each field */
export function readAsk(given: unknown): AskInput {
  return readWith(askSchema, given)
}

function readWith<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const fields: FieldErrors = {}
  for (const { path, message, ...issue } of read.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(path[0] ?? '')]
    const key = message.startsWith('assistant.') ? message : 'assistant.problem.unknown-field'
    for (const name of names) fields[name] = [...(fields[name] ?? []), { key }]
  }
  throw new Invalid(fields)
}
