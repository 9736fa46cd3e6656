import { CircleAlert } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import type { FormMessage } from '../form-answer.ts'
import { useTexts } from '../use-texts.ts'
import { CorrectedFields, FirstWrongField, isCorrected } from './form-context.ts'

/** What a control needs from a form field; Conform's fields satisfy it. */
export type FormField = {
  key: string | undefined
  id: string
  name: string
  errorId: string
  descriptionId: string
  initialValue?: unknown
  errors?: FormMessage[] | undefined
}

export type FieldProps = {
  field: FormField
  label: ReactNode
  hint?: ReactNode
  isOptional?: boolean
  /** One of several fields of which one is enough: neither required nor labelled as optional. */
  isAlternative?: boolean
}

/** Attributes that associate a control with its label, hint and error. */
export function useControl({
  field,
  hint,
  isOptional,
  isAlternative,
}: Pick<FieldProps, 'field' | 'hint' | 'isOptional' | 'isAlternative'>) {
  const isFirst = useContext(FirstWrongField) === field.name
  const isWrong = useProblem(field) !== null
  const described = [isWrong && field.errorId, hint && field.descriptionId].filter(Boolean).join(' ')
  return {
    id: field.id,
    name: field.name,
    required: isOptional || isAlternative ? undefined : true,
    autoFocus: isFirst || undefined,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': described || undefined,
  }
}

/** Label, control, hint, and the error with its remedy below. */
export function Field({ field, label, hint, isOptional, children }: FieldProps & { children: ReactNode }) {
  const { t } = useTexts()
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={field.id} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> ({t('common.form.optional')})</span>}
      </label>
      {children}
      {hint && (
        <p id={field.descriptionId} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <FieldProblem field={field} />
    </div>
  )
}

/** A field's error, until it is edited. */
export function useProblem({ name, errors }: Pick<FormField, 'name' | 'errors'>): FormMessage | null {
  const corrected = useContext(CorrectedFields)
  return isCorrected(name, corrected) ? null : (errors?.[0] ?? null)
}

export function FieldProblem({ field }: { field: FormField }) {
  const { t } = useTexts()
  const message = useProblem(field)
  if (message === null) return null
  return (
    <p id={field.errorId} className="flex gap-1.5 font-medium text-bad text-sm">
      <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" strokeWidth={1.75} />
      <span>{t(message.key, message.params)}</span>
    </p>
  )
}

/** Initial value: what was submitted before, or the default. */
export function firstText(field: FormField): string | undefined {
  return typeof field.initialValue === 'string' ? field.initialValue : undefined
}

/** Initially ticked boxes; a single value arrives as a scalar. */
export function firstList({ initialValue }: FormField): string[] {
  if (typeof initialValue === 'string') return [initialValue]
  return Array.isArray(initialValue) ? initialValue.map(String) : []
}
