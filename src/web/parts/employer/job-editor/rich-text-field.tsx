import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { htmlAsText } from '../../../../texts/html-as-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/control-class.ts'
import { Field, type FormField, firstText, useControl } from '../../../ui/field.tsx'
import type { RichTextProps } from './rich-text-editor.tsx'

type Props = { field: FormField; label: ReactNode; hint: string }

/**
 * The ad's text. Initially, and without scripts, a plain textarea with paragraphs separated by blank lines; the
 * editor replaces it and writes to the same field.
 */
export function RichTextField({ field, label, hint }: Props) {
  const stored = firstText(field) ?? ''
  const area = useRef<HTMLTextAreaElement>(null)
  const [Editor, setEditor] = useState<ComponentType<RichTextProps> | null>(null)
  const [start, setStart] = useState(stored)
  const control = useControl({ field, hint, isOptional: true })
  const asText = htmlAsText(stored)
  useEffect(() => {
    let isGone = false
    // If the editor fails to load, the plain field keeps working.
    import('./rich-text-editor.tsx').then(
      ({ RichTextEditor }) => {
        if (isGone || !area.current) return
        // Text typed before the editor loaded is carried over.
        setStart(area.current.value === asText ? stored : area.current.value)
        setEditor(() => RichTextEditor)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [stored, asText])
  const write = (html: string) => {
    if (!area.current) return
    area.current.value = html
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Field field={field} label={label} hint={hint}>
      <textarea
        ref={area}
        defaultValue={asText}
        rows={14}
        className={classNames(controlClass, 'resize-y', Editor ? 'hidden' : '')}
        {...control}
        id={Editor ? undefined : field.id}
      />
      {Editor && (
        <Editor
          id={field.id}
          label={typeof label === 'string' ? label : ''}
          start={start}
          describedBy={control['aria-describedby']}
          isWrong={control['aria-invalid'] === true}
          onChange={write}
        />
      )}
    </Field>
  )
}
