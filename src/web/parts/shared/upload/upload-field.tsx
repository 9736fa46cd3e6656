import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadPart } from '../../../connection/load-part.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldProblem, useControl } from '../../../ui/field.tsx'
import { useTexts } from '../../../use-texts.ts'
import { BrowserKeyField } from '../browser-key-field.tsx'
import { FileName } from './file-name.tsx'
import type LiveUpload from './live-upload.tsx'
import { kindsOf, UploadHint } from './upload-hint.tsx'
import type { Begun, UploadProps } from './upload-props.ts'

const loadLiveUpload = () => import('./live-upload.tsx')

/**
 * Documents or pictures, dropped or chosen. What uploads them at once comes after the page; until then, and without scripts, the files are
 * sent with the form (see `withUploads`).
 */
export function UploadField({ label, isOptional, ...rest }: UploadProps) {
  const { field } = rest
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const live = useLiveUpload(input, field.name)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={field.id} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> ({t('common.form.optional')})</span>}
      </label>
      {live ? <live.Part {...rest} begun={live.begun} /> : <PlainUpload {...rest} input={input} />}
      <FieldProblem field={field} />
    </div>
  )
}

type PlainProps = Omit<UploadProps, 'label'> & { input: RefObject<HTMLInputElement | null> }

/** Unchecking the box of a stored file leaves it out of the form. */
function PlainUpload({ field, hint, purpose, held, maxFiles = 5, input }: PlainProps) {
  const { t } = useTexts()
  const control = useControl({ field, hint: true, isOptional: true })
  const { initialValue } = field
  const chosen: unknown[] = Array.isArray(initialValue) ? initialValue : [initialValue]
  const before = held.filter(({ fileId }) => chosen.includes(fileId))
  return (
    <>
      <div className="grid gap-2 rounded-card border border-line-strong border-dashed bg-surface p-4">
        <BrowserKeyField />
        <input
          ref={input}
          {...control}
          name="files"
          type="file"
          multiple={maxFiles > 1}
          accept={kindsOf(purpose)}
          // As wide as the page has room, whatever the browser's own words take: phones would scroll sideways.
          className="file-input w-0 min-w-full"
        />
        <UploadHint {...{ field, hint, purpose, maxFiles }} />
      </div>
      {before.length > 0 && (
        <ul aria-label={t('file.list')} className="rounded-card border border-line bg-surface px-4">
          {before.map(({ fileId, name }) => (
            <li key={fileId} className="py-2">
              <Checkbox name={field.name} value={fileId} label={<FileName name={name} />} defaultChecked />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type Live = { Part: typeof LiveUpload; begun: Begun }

/** Takes over what was chosen in the plain field. A form that is sent before goes the way it goes without scripts, files and all. */
function useLiveUpload(input: RefObject<HTMLInputElement | null>, name: string): Live | null {
  const [live, setLive] = useState<Live | null>(null)
  useEffect(() => {
    const form = input.current?.form
    // The router listens further up.
    const keepFromRouter = (event: Event) => {
      if (input.current?.files?.length) event.stopPropagation()
    }
    form?.addEventListener('submit', keepFromRouter)
    return () => form?.removeEventListener('submit', keepFromRouter)
  }, [input])
  useEffect(() => {
    const takeOver = ({ default: Part }: { default: typeof LiveUpload }) => {
      const plain = input.current
      if (!plain) return
      const sent = plain.form ? new FormData(plain.form).getAll(name) : []
      const begun: Begun = {
        keptIds: sent.map(String),
        plain,
        hasFocus: document.activeElement === plain,
      }
      setLive({ Part, begun })
    }
    // In a task of its own, because hydration is the longest task already.
    const timer = setTimeout(() => loadPart(loadLiveUpload).then(takeOver, reportError))
    return () => clearTimeout(timer)
  }, [input, name])
  return live
}
