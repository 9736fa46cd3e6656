import type { FormField } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type Props = { field: FormField; label: string; hint?: string }

/** `one-time-code` lets phones offer the code of a text message. Longer than six digits, because people type spaces. */
export function CodeField({ field, label, hint }: Props) {
  return (
    <TextField
      field={field}
      label={label}
      hint={hint}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      className="figures text-center font-semibold text-xl tracking-[0.3em]"
    />
  )
}
