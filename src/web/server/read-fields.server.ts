import { data } from 'react-router'
import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import type { PageProblem } from '../page-problem.ts'

// `languages[2].level`: words, numbers of two digits. A library that builds values from such names would make a list of a
// million places out of `languages[999999]`, and something else entirely out of `__proto__`.
const namePattern = /^(?!.*\b(?:constructor|prototype)\b)[a-z][\w-]*(?:\[\d{0,2}\]|\.[a-z][\w-]*)*$/i
const nameCharsMax = 100

/** What the buttons that add or remove a row send beside the fields; the library acts on it before any schema sees it. */
const rowButton = '__intent__'
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
 * The fields of a form as our pages send them: a few hundred at most, with names of the usual form, and no NUL, which no
 * database keeps. @throws the error page with 400 for anything else, broken bodies and other content types included
 */
export async function readFields(request: Request): Promise<FormData> {
  const fields = await request.formData().catch(() => null)
  if (!fields || !isUsual(fields)) throw unreadableForm()
  return fields
}

/** The error page for a form that none of our pages sends. */
export function unreadableForm() {
  const problem: PageProblem = { key: 'error.invalid', params: {} }
  return data(problem, { status: 400 })
}

function isUsual(fields: FormData): boolean {
  let count = 0
  for (const [name, value] of fields) {
    count++
    const isKnown = name === rowButton ? isRowChange(value) : namePattern.test(name)
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
