import type { ComponentProps, ReactNode } from 'react'
import type { AdField } from '../../../../domain/job-ads/job-ad.values.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/control-class.ts'
import { Field, FieldProblem, type FormField, firstText, useControl } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { AdForm } from './use-ad-form.ts'

type Option = { value: string; label: string }

type AdTextProps = Pick<
  ComponentProps<typeof TextField>,
  'hint' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'className'
> & { form: AdForm; name: AdField; label: string }

/** An optional line of text; `label` is the last segment of its message key. */
export function AdText({ form, name, label, ...rest }: AdTextProps) {
  const { t } = useTexts()
  return <TextField field={form.field(name)} label={t(`ads.field.${label}`)} isOptional {...rest} />
}

export function OptionalSelect(props: {
  field: FormField
  label: ReactNode
  hint?: ReactNode
  none: string
  options: readonly Option[]
}) {
  const { field, label, hint, none, options } = props
  return (
    <SelectField field={field} label={label} hint={hint} isOptional>
      <option value="">{none}</option>
      <Options of={options} />
    </SelectField>
  )
}

export function Options({ of }: { of: readonly Option[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

export function CheckList(props: {
  legend: ReactNode
  field: FormField
  options: readonly Option[]
  chosen: readonly string[]
  isOptional?: boolean
}) {
  const { legend, field, options, chosen, isOptional } = props
  const { t } = useTexts()
  return (
    <fieldset aria-describedby={field.errors ? field.errorId : undefined} id={field.id} tabIndex={-1}>
      <legend className="mb-1.5 font-semibold">
        {legend}
        {isOptional && <span className="font-normal text-ink-soft"> ({t('common.form.optional')})</span>}
      </legend>
      <div className="grid @md:grid-cols-2 @md:gap-x-6">
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

export function AdTextArea(props: {
  field: FormField
  label: ReactNode
  hint?: ReactNode
  rows: number
  maxLength?: number
}) {
  const { field, label, hint, rows, maxLength } = props
  const control = useControl({ field, hint, isOptional: true })
  return (
    <Field field={field} label={label} hint={hint} isOptional>
      <TextArea
        defaultValue={firstText(field)}
        rows={rows}
        maxLength={maxLength}
        className={classNames(controlClass, 'resize-y')}
        {...control}
      />
    </Field>
  )
}

export function FieldGroup({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5 border-line border-t pt-5">
      <legend className="sr-only">{title}</legend>
      <div aria-hidden className="grid gap-1">
        <p className="font-display font-semibold text-lg">{title}</p>
        {text && <p className="text-ink-soft text-sm">{text}</p>}
      </div>
      {children}
    </fieldset>
  )
}
