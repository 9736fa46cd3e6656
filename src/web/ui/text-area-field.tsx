import { type ComponentProps, useLayoutEffect, useState } from 'react'
import { controlClass } from './control-class.ts'
import { Field, type FieldProps, firstText, useControl } from './field.tsx'

type Props = FieldProps & Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength'>

export function TextAreaField({ field, label, hint, isOptional, isAlternative, rows = 5, maxLength }: Props) {
  const control = useControl({ field, hint, isOptional, isAlternative })
  return (
    <Field field={field} label={label} hint={hint} isOptional={isOptional}>
      <TextArea
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

/** A native one that keeps what was typed before hydration, over which React writes the text that the field began with. */
export function TextArea(props: ComponentProps<'textarea'> & { id: string | undefined }) {
  const { id = '' } = props
  const [early] = useState(() => textBeforeScripts(id))
  useLayoutEffect(() => {
    const area = early === null ? null : document.getElementById(id)
    if (area instanceof HTMLTextAreaElement && area.value === area.defaultValue) area.value = early ?? ''
  }, [id, early])
  return <textarea {...props} />
}

/** Null on the server and on a page that is alive already, whose fields are new. */
function textBeforeScripts(id: string): string | null {
  if (typeof document === 'undefined' || document.documentElement.dataset.scripts === 'ready') return null
  const area = document.getElementById(id)
  return area instanceof HTMLTextAreaElement ? area.value : null
}
