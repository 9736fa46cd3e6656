import { data } from 'react-router'
import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { rowButtonField } from '../form-answer.ts'
import type { PageProblem } from '../page-problem.ts'

// `languages[2].level`: words, and indexes of up to two digits. Conform would allocate a list of a million entries for `languages[999999]`,
// and pollute prototypes for `__proto__`.
const namePattern = /^(?!.*\b(?:constructor|prototype)\b)[a-z][\w-]*(?:\[\d{0,2}\]|\.[a-z][\w-]*)*$/i
const nameCharsMax = 100

// What a row button may say: Conform acts on it before any schema sees it.
const rowName = z.string().max(nameCharsMax).regex(namePattern)
const rowChangeSchema = z.union([
  z.strictObject({
    type: z.literal('insert'),
    payload: z.strictObject({ name: rowName, defaultValue: z.record(rowName, z.string()).optional() }),
  }),
  z.strictObject({
    type: z.literal('remove'),
    payload: z.strictObject({ name: rowName, index: z.int().min(0).max(99) }),
  }),
])

/**
 * Form data as our pages send it: at most a few hundred fields with regular names, without NUL, which PostgreSQL cannot store. @throws the
 * error page with 400 for anything else, including broken bodies and other content types
 */
export async function readFields(request: Request): Promise<FormData> {
  const fields = await request.formData().catch(() => null)
  if (!fields || !isUsual(fields)) throw unreadableForm()
  return fields
}

/** The error page for a form that none of our pages sends. */
export function unreadableForm() {
  const problem: PageProblem = { key: 'error.invalid' }
  return data(problem, { status: 400 })
}

function isUsual(fields: FormData): boolean {
  let count = 0
  for (const [name, value] of fields) {
    count++
    const isKnown = name === rowButtonField ? isRowChange(value) : namePattern.test(name)
    if (count > limits.formFields || name.length > nameCharsMax || !isKnown) return false
    if ((typeof value === 'string' ? value : value.name).includes('\0')) return false
  }
  return true
}

function isRowChange(value: FormDataEntryValue): boolean {
  if (typeof value !== 'string' || value.length > 2_000) return false
  try {
    return rowChangeSchema.safeParse(JSON.parse(value)).success
  } catch {
    return false
  }
}
