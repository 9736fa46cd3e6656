import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { Field, type FieldProps, firstText, useControl } from './field.tsx'

type Props = FieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'maxLength' | 'className'> & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local' | 'number'
  }

export function TextField({
  field,
  label,
  hint,
  isOptional,
  isAlternative,
  type = 'text',
  className,
  ...rest
}: Props) {
  const control = useControl({ field, hint, isOptional, isAlternative })
  return (
    <Field field={field} label={label} hint={hint} isOptional={isOptional}>
      <input
        key={field.key}
        type={type}
        defaultValue={firstText(field)}
        className={classNames(controlClass, className)}
        {...control}
        {...rest}
      />
    </Field>
  )
}
