import { type DefaultValue, useForm } from '@conform-to/react'
import { useMemo } from 'react'
import { useNavigation } from 'react-router'
import type { FormAnswer, FormMessage } from './form-answer.ts'

type Options<Fields extends Record<string, unknown>> = {
  /** The form's name in the page's action. */
  name: string
  answer: FormAnswer<unknown> | undefined
  defaults?: DefaultValue<Fields>
  /** Tells forms of one name on a page apart. */
  id?: string
}

/** The state of one form: its fields with what was typed and what is wrong with it. `Fields` is the input of its schema. */
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

/** Of this answer alone: the form itself remembers those of the one before. */
function errorsOf(result: FormAnswer['result']): Record<string, FormMessage[]> {
  const errors: Record<string, FormMessage[]> = {}
  for (const [name, messages] of Object.entries(result?.error ?? {})) if (messages) errors[name] = messages
  return errors
}

export type SiteFormState = Pick<ReturnType<typeof useSiteForm>, 'name' | 'isBusy' | 'errors'> & {
  form: { id: string; noValidate: boolean; onSubmit: React.FormEventHandler<HTMLFormElement> }
}
