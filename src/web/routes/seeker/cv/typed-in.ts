import type { FormAnswer } from '../../../form-answer.ts'

/** What somebody sent in this form before it came back with a mistake: the value of a field, or `undefined` before that. */
export type Typed = ((name: string) => string | readonly string[] | null) | null

/** Null for a form that was not sent. Fields that were not sent, such as boxes without a tick, are null. */
export function typedIn(answer: FormAnswer<unknown> | undefined, form: string): Typed {
  const values = answer?.form === form ? answer.result?.initialValue : null
  if (!values) return null
  return name => {
    let value: unknown = values
    for (const key of name.split(/[.[\]]+/).filter(Boolean))
      value = typeof value === 'object' && value !== null ? Object(value)[key] : undefined
    if (Array.isArray(value)) return value.map(String)
    return typeof value === 'string' ? value : null
  }
}
