import type { ReactNode } from 'react'
import type { FormMessage } from '../../../form-answer.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { Field, type FormField, useControl } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area-field.tsx'
import type { ReviewInput } from './review-view.server.ts'
import type { Typed } from './typed-in.ts'

type Props = { input: ReviewInput; formId: string; errors: Record<string, FormMessage[]>; typed: Typed }

export function ReviewField({ input, formId, errors, typed }: Props) {
  const { name, kind, label, value, options, mark } = input
  const sent = typed?.(name)
  const field = fieldOf(formId, name, errors)
  if (kind === 'check')
    return (
      <Marked mark={mark}>
        <Checkbox
          name={name}
          id={field.id}
          label={label}
          defaultChecked={typed ? sent === 'on' : value === 'on'}
        />
      </Marked>
    )
  if (kind === 'checks') {
    const ticked = typed ? [sent ?? []].flat() : options.map(option => option.value)
    return (
      <Marked mark={mark}>
        <div className="flex flex-wrap gap-x-5">
          {options.map(option => (
            <Checkbox
              key={option.value}
              name={name}
              {...option}
              defaultChecked={ticked.includes(option.value)}
            />
          ))}
        </div>
      </Marked>
    )
  }
  const shown = typeof sent === 'string' ? sent : typed ? '' : value
  return (
    <Marked mark={mark} isWide={kind === 'area'}>
      <Field field={field} label={label}>
        <Control input={input} field={field} shown={shown} />
      </Field>
    </Marked>
  )
}

function Control({ input, field, shown }: { input: ReviewInput; field: FormField; shown: string }) {
  const { kind, options } = input
  // None is required here: what is not ticked may stay empty.
  const control = useControl({ field, isOptional: true })
  if (kind === 'select')
    return (
      <Select defaultValue={shown} {...control}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )
  if (kind === 'area')
    return <TextArea rows={4} maxLength={4_000} defaultValue={shown} className={controlClass} {...control} />
  const type = kind === 'date' ? 'date' : 'text'
  const mode = kind === 'number' ? 'numeric' : undefined
  return (
    <input
      type={type}
      inputMode={mode}
      maxLength={200}
      autoComplete="off"
      defaultValue={shown}
      className={controlClass}
      {...control}
    />
  )
}

/** Which evidence the field inside belongs to. */
function Marked({
  mark,
  isWide = false,
  children,
}: {
  mark: string | null
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <div data-mark={mark ?? undefined} className={isWide ? 'sm:col-span-2' : undefined}>
      {children}
    </div>
  )
}

/** A field as the kit's controls want it: the rows come from the document, so that no schema of the form knows them beforehand. */
function fieldOf(formId: string, name: string, errors: Record<string, FormMessage[]>): FormField {
  const id = `${formId}-${name}`
  return {
    key: name,
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    errors: errors[name],
  }
}
