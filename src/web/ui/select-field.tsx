import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps, firstText, useControl } from './field.tsx'
import { Select } from './select.tsx'

export function SelectField({
  field,
  label,
  hint,
  isOptional,
  autoComplete,
  children,
}: FieldProps & Pick<ComponentProps<'select'>, 'autoComplete'> & { children: ReactNode }) {
  const control = useControl({ field, hint, isOptional })
  return (
    <Field field={field} label={label} hint={hint} isOptional={isOptional}>
      <Select key={field.key} defaultValue={firstText(field)} autoComplete={autoComplete} {...control}>
        {children}
      </Select>
    </Field>
  )
}
