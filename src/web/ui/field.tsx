import { CircleAlert } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { type FormMessage, textOf } from '../form-answer.ts'
import { useTexts } from '../use-texts.ts'
import { CorrectedFields, FirstWrongField, isCorrected } from './form-context.ts'

/** What controls need to know of their field. */
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
  /** Needed only in some cases, which the form explains: neither required nor marked as optional. */
  isAlternative?: boolean
}

/** Connects a control with its label, hint and error for screen readers, and marks it invalid until it is edited. */
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

/** Null once the field was edited, because the error may no longer apply. */
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
      <span>{textOf(message, t)}</span>
    </p>
  )
}

/** Undefined unless the initial value is a text. */
export function firstText(field: FormField): string | undefined {
  return typeof field.initialValue === 'string' ? field.initialValue : undefined
}

/** A single ticked box comes back as a string and several as a list. */
export function firstList({ initialValue }: FormField): string[] {
  if (typeof initialValue === 'string') return [initialValue]
  return Array.isArray(initialValue) ? initialValue.map(String) : []
}
