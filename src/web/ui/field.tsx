import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean
}

type Props = {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** In words that say how to mend it. */
  errors?: string[]
  isRequired?: boolean
  /** Said behind the label when the field may stay empty. */
  optionalText?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint below, errors under the field; hands the control what ties them together. */
export function Field({ id, label, hint, errors = [], isRequired = false, optionalText, children }: Props) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = errors.length > 0 ? `${id}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        {optionalText && <span className="font-normal text-ink-soft"> ({optionalText})</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': errors.length > 0 || undefined,
        required: isRequired,
      })}
      {hint && (
        <p id={hintId} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {errorId && (
        <p id={errorId} className="flex items-start gap-1.5 font-medium text-bad text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
