import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldProblem, type FormField } from '../../../ui/field.tsx'

type Props = {
  legend: string
  field: FormField
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

export function Choices({ legend, field, options, chosen }: Props) {
  return (
    <fieldset aria-describedby={field.errors ? field.errorId : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid sm:grid-cols-2 sm:gap-x-6">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={field.name}
            value={value}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
      <FieldProblem field={field} />
    </fieldset>
  )
}
