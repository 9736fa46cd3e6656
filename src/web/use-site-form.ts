import { useLayoutEffect, useMemo, useState } from 'react'
import { useNavigation } from 'react-router'
import { type FormFields, fieldsOf } from './fields-of.ts'
import type { FormAnswer, FormMessage } from './form-answer.ts'

type Options<Fields extends Record<string, unknown>> = {
  /** Must be a key of the page's `formAction`. */
  name: string
  answer: FormAnswer<unknown> | undefined
  defaults?: { [Name in keyof Fields]?: unknown }
  /** Needed when a page has several forms of the same name, such as one per row. Defaults to `name`. */
  id?: string
}

type Errors = Record<string, FormMessage[]>

/**
 * State of one form: typed values, errors and whether it is being sent. `Fields` is the input type of the form's schema. The server alone
 * checks what was typed, so the browser needs no library for it.
 */
export function useSiteForm<Fields extends Record<string, unknown>>({
  name,
  answer,
  defaults,
  id = name,
}: Options<Fields>) {
  const result = answer?.form === name ? answer.result : null
  const errors = useMemo(() => errorsOf(result), [result])
  const isBusy = useIsBusy(name)
  const rows = result?.intent ? result : null
  const start = (times: number) => ({ id, rows, times, values: result?.initialValue ?? defaults ?? {} })
  // What the fields begin with stays, because they keep what was typed when an answer comes, unless rows have come or gone.
  const [begun, setBegun] = useState(() => start(0))
  if (begun.id !== id || (rows && begun.rows !== rows)) setBegun(start(begun.times + 1))
  useFocusOnWrongField(id, errors)
  const fields: FormFields<Fields> = fieldsOf({
    formId: id,
    key: String(begun.times),
    values: begun.values,
    errors,
  })
  return { form: { id }, fields, name, isBusy, errors }
}

export type SiteFormState = Pick<ReturnType<typeof useSiteForm>, 'form' | 'name' | 'isBusy' | 'errors'>

/** Whether the form of this name is on its way. */
function useIsBusy(name: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('form') === name
}

function errorsOf(result: FormAnswer['result']): Errors {
  const errors: Errors = {}
  for (const [name, messages] of Object.entries(result?.error ?? {})) if (messages) errors[name] = messages
  return errors
}

/** With each answer after the first page, whose markup has the focus already. */
function useFocusOnWrongField(formId: string, errors: Errors) {
  const [first] = useState(errors)
  useLayoutEffect(() => {
    if (errors === first) return
    // By its name among the forms: an anchor of the page may be called the same.
    const form = document.forms.namedItem(formId)
    if (!form) return
    for (const control of form.elements) {
      const isField = control.matches('input:not([type=hidden], [type=submit]), select, textarea')
      if (!isField || !errors[control.getAttribute('name') ?? '']) continue
      if (control instanceof HTMLElement) control.focus()
      return
    }
  }, [formId, errors, first])
}
