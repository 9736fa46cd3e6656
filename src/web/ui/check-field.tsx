import { Checkbox } from './checkbox.tsx'
import { FieldProblem, type FieldProps, firstText, useControl } from './field.tsx'

/** Submits "on" when ticked and nothing otherwise, like a native checkbox. */
export function CheckField({ field, label, isOptional }: Omit<FieldProps, 'hint'>) {
  const control = useControl({ field, isOptional })
  return (
    <div className="grid gap-1">
      <Checkbox
        className="items-start py-1 [&>input]:mt-0.75"
        key={field.key}
        label={label}
        defaultChecked={firstText(field) === 'on'}
        {...control}
      />
      <FieldProblem field={field} />
    </div>
  )
}
