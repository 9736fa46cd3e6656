import type { FormMessage } from './form-answer.ts'
import type { FormField } from './ui/field.tsx'

/** What the controls of a form need to know of each of its fields. */
export type FormFields<Fields extends Record<string, unknown>> = {
  [Name in keyof Fields & string]-?: FormField & {
    /** The fields below this one: `answers.3`. */
    getFieldset: () => Record<string, FormField>
    /** The fields of each row: `places[0].street`; of no row where what was sent is no list. */
    getRows: () => Record<string, FormField>[]
  }
}

type Form = { formId: string; key: string; values: object; errors: Record<string, FormMessage[]> }

/** Fields by their names, made when they are asked for: nothing in the browser has a list of them. */
export function fieldsOf<Fields extends Record<string, unknown>>({
  formId,
  key,
  values,
  errors,
}: Form): FormFields<Fields> {
  const fieldOf = (name: string, value: unknown): FormField => {
    const id = `${formId}-${name}`
    const ids = { id, errorId: `${id}-error`, descriptionId: `${id}-description` }
    return { ...ids, key, name, initialValue: asSent(value), errors: errors[name] }
  }
  // The cast: the proxy answers for every name.
  return byName(name => {
    const value = partOf(values, name)
    const below = (path: string, row: unknown) =>
      byName(part => fieldOf(`${path}.${part}`, partOf(row, part)))
    const getFieldset = () => below(name, value)
    const getRows = () => (Array.isArray(value) ? value.map((row, at) => below(`${name}[${at}]`, row)) : [])
    return { ...fieldOf(name, value), getFieldset, getRows }
  }) as FormFields<Fields>
}

function byName<Made>(make: (name: string) => Made): Record<string, Made> {
  return new Proxy<Record<string, Made>>(
    {},
    { get: (_, name) => (typeof name === 'string' ? make(name) : undefined) },
  )
}

function partOf(values: unknown, name: string): unknown {
  return values !== null && typeof values === 'object' && Object.hasOwn(values, name)
    ? Reflect.get(values, name)
    : undefined
}

/** The value as a form would send it, so that stored values and rejected ones look the same. Empty means not given. */
function asSent(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 'on' : undefined
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (value === null || value === '') return undefined
  if (Array.isArray(value)) return value.length > 0 ? value.map(asSent) : undefined
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asSent(part)]))
}
