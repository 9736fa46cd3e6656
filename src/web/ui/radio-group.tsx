import type { ReactNode } from 'react'
import { useTexts } from '../use-texts.ts'
import { Radio } from './checkbox.tsx'
import { FieldProblem, type FormField, firstText, useProblem } from './field.tsx'

type Props = {
  legend: ReactNode
  field: FormField
  options: readonly { value: string; label: ReactNode }[]
  isOptional?: boolean
}

/** The first option has the field's id, so that links of the error summary lead there. */
export function RadioGroup({ legend, field, options, isOptional }: Props) {
  const { t } = useTexts()
  const isWrong = useProblem(field) !== null
  return (
    <fieldset key={field.key} aria-describedby={isWrong ? field.errorId : undefined}>
      <legend className="mb-1 font-semibold">
        {legend}
        {isOptional && <span className="font-normal text-ink-soft"> ({t('common.form.optional')})</span>}
      </legend>
      {options.map(({ value, label }, index) => (
        <Radio
          key={value}
          id={index === 0 ? field.id : undefined}
          name={field.name}
          value={value}
          label={label}
          defaultChecked={firstText(field) === value}
          required={isOptional ? undefined : true}
          aria-invalid={isWrong || undefined}
        />
      ))}
      <FieldProblem field={field} />
    </fieldset>
  )
}
