import type { AdField, AdFields } from '../../../../domain/job-ads/job-ad.values.ts'
import type { FormAnswer, FormMessage } from '../../../form-answer.ts'
import type { FormField } from '../../../ui/field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import type { EditorView } from './editor.server.ts'

export type StepProps = { data: EditorView; form: AdForm }
export type AdForm = ReturnType<typeof useAdForm>

/** One step of the ad as a form. Its values come from the draft: every submit is saved before it is validated. */
export function useAdForm(step: string, data: EditorView, answer: FormAnswer<unknown> | undefined) {
  const state = useSiteForm<Record<string, string>>({ name: step, answer, id: `ad-${step}` })
  const field = (name: string): FormField => fieldOf(`ad-${step}`, name, data.fields, state.errors)
  return { state, field, values: data.fields }
}

function fieldOf(
  formId: string,
  name: string,
  values: AdFields,
  errors: Record<string, FormMessage[]>,
): FormField {
  const id = `${formId}-${name}`
  // The cast: names of rows such as `questions[0].text` are not fields of the draft and yield undefined.
  const value = values[name as AdField]
  return {
    key: undefined,
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    initialValue: typeof value === 'string' ? value : undefined,
    errors: errors[name] ?? undefined,
  }
}

/** Values of a repeatable field; a single one arrives as a scalar. */
function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) ? value : [value]
}

export function textsOf(value: unknown): string[] {
  return listOf(value)
    .filter(each => typeof each === 'string')
    .filter(text => text !== '')
}

export function rowsOf(value: unknown): Record<string, string>[] {
  // The cast: rows of a form hold strings; anything else is ignored.
  return listOf(value).filter(each => typeof each === 'object') as Record<string, string>[]
}
