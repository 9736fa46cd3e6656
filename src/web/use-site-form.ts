import { type DefaultValue, useForm } from '@conform-to/react'
import { useMemo } from 'react'
import { useNavigation } from 'react-router'
import type { FormAnswer, FormMessage } from './form-answer.ts'

type Options<Fields extends Record<string, unknown>> = {
  /** Must be a key of the page's `formAction`. */
  name: string
  answer: FormAnswer<unknown> | undefined
  defaults?: DefaultValue<Fields>
  /** Needed when a page has several forms of the same name, such as one per row. Defaults to `name`. */
  id?: string
}

/** State of one form: typed values, errors and whether it is being sent. `Fields` is the input type of the form's schema. */
export function useSiteForm<Fields extends Record<string, unknown>>({
  name,
  answer,
  defaults,
  id = name,
}: Options<Fields>) {
  const lastResult = answer?.form === name ? answer.result : null
  const [form, fields] = useForm<Fields, Fields, FormMessage[]>({
    id,
    lastResult,
    ...(defaults && { defaultValue: defaults }),
  })
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('form') === name
  const errors = useMemo(() => errorsOf(lastResult), [lastResult])
  return { form, fields, name, isBusy, errors }
}

/** Taken from this response, because Conform keeps the errors of earlier ones. */
function errorsOf(result: FormAnswer['result']): Record<string, FormMessage[]> {
  const errors: Record<string, FormMessage[]> = {}
  for (const [name, messages] of Object.entries(result?.error ?? {})) if (messages) errors[name] = messages
  return errors
}

export type SiteFormState = Pick<ReturnType<typeof useSiteForm>, 'name' | 'isBusy' | 'errors'> & {
  form: { id: string; noValidate: boolean; onSubmit: React.FormEventHandler<HTMLFormElement> }
}
