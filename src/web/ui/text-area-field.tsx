import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { Field, type FieldProps, firstText, useControl } from './field.tsx'

type Props = FieldProps & Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength'>

export function TextAreaField({ field, label, hint, isOptional, isAlternative, rows = 5, maxLength }: Props) {
  const control = useControl({ field, hint, isOptional, isAlternative })
  return (
    <Field field={field} label={label} hint={hint} isOptional={isOptional}>
      <textarea
        key={field.key}
        rows={rows}
        maxLength={maxLength}
        defaultValue={firstText(field)}
        className={controlClass}
        {...control}
      />
    </Field>
  )
}
