import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { htmlAsText } from '../../../../texts/html-as-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/control-class.ts'
import { Field, type FormField, firstText, useControl } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area-field.tsx'
import type { RichTextKind, RichTextProps } from './rich-text-editor.tsx'

type Props = { field: FormField; label: ReactNode; hint: string; kind: RichTextKind }

/**
 * Initially, and without scripts, a plain textarea: of an ad with paragraphs separated by blank lines, of an article with its HTML, which
 * then loses nothing. The editor replaces it and writes to the same field; it does not where it would drop what it does not know.
 */
export function RichTextField({ field, label, hint, kind }: Props) {
  const stored = firstText(field) ?? ''
  const area = useRef<HTMLTextAreaElement>(null)
  const [Editor, setEditor] = useState<ComponentType<RichTextProps> | null>(null)
  const [start, setStart] = useState(stored)
  const control = useControl({ field, hint, isOptional: true })
  const asText = kind === 'ad' ? htmlAsText(stored) : stored
  const isBeyondEditor = stored.includes('<table')
  useEffect(() => {
    if (isBeyondEditor) return
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
  }, [stored, asText, isBeyondEditor])
  const write = (html: string) => {
    if (!area.current) return
    area.current.value = html
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Field field={field} label={label} hint={hint}>
      <TextArea
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
          kind={kind}
        />
      )}
    </Field>
  )
}
