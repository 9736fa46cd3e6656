import { CircleAlert } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import type { FormMessage } from '../form-answer.ts'
import { useTexts } from '../use-texts.ts'
import { CorrectedFields, FirstWrongField, isCorrected } from './form-context.ts'

/** What a control needs to know of a form's field; Conform's fields have it all. */
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
  /** One of several fields that is enough: neither can be left out alone, nor is it called optional. */
  isAlternative?: boolean
}

/** Attributes that tie a control to its label, hint and mistake. */
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

/** Label above, control, hint, and below in words how to mend what is wrong. */
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

/** What is wrong with a field, until it is worked on. */
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

/** What the field shows at first: what was typed before, or its default. */
export function firstText(field: FormField): string | undefined {
  return typeof field.initialValue === 'string' ? field.initialValue : undefined
}

/** Which of a group of boxes are ticked at first; a single tick comes alone. */
export function firstList({ initialValue }: FormField): string[] {
  if (typeof initialValue === 'string') return [initialValue]
  return Array.isArray(initialValue) ? initialValue.map(String) : []
}
