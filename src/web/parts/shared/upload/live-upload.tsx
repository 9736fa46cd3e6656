import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useControl } from '../../../ui/field.tsx'
import { useTexts } from '../../../use-texts.ts'
import { BrowserKeyField } from '../browser-key-field.tsx'
import { DropArea } from './drop-area.tsx'
import { kindsOf, UploadHint } from './upload-hint.tsx'
import type { Begun, UploadProps } from './upload-props.ts'
import { UploadRow } from './upload-row.tsx'
import { useSubmitAfterUploads } from './use-submit-after-uploads.ts'
import { useTellForm } from './use-tell-form.ts'
import { useUploads } from './use-uploads.ts'

type Props = Omit<UploadProps, 'label' | 'isOptional'> & { begun: Begun }

/** Files are uploaded at once, one after the other; what fails can be retried or removed without losing the others. */
export default function LiveUpload({
  field,
  hint,
  purpose,
  held,
  maxFiles = 5,
  isSavedAtOnce = false,
  begun,
}: Props) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const before = held.filter(({ fileId }) => begun.keptIds.includes(fileId))
  const { items, add, addFolders, retry, remove } = useUploads(purpose, before)
  const control = useControl({ field, hint: true, isOptional: true })
  const isMany = maxFiles > 1
  const free = Math.max(0, maxFiles - items.filter(({ state }) => state !== 'failed').length)
  const [wasTooMany, setWasTooMany] = useState(false)
  const take = (files: Iterable<File> | null) => {
    const list = [...(files ?? [])]
    setWasTooMany(list.length > free)
    add(list.slice(0, free))
    if (input.current) input.current.value = ''
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the place of the plain field
  useEffect(() => {
    const { plain, hasFocus } = begun
    const takePlain = () => {
      if (plain.files?.length) take(plain.files)
      plain.value = ''
    }
    takePlain()
    plain.addEventListener('change', takePlain)
    if (hasFocus) input.current?.focus()
    return () => plain.removeEventListener('change', takePlain)
  }, [])
  const waiting = useSubmitAfterUploads(input, items, isSavedAtOnce)
  useTellForm(input, items)
  return (
    <>
      <DropArea
        isHidden={free === 0}
        onDrop={dropped => {
          take(dropped.files)
          addFolders(dropped.folders)
        }}
        most={free + 1}
      >
        <BrowserKeyField />
        <input
          ref={input}
          {...control}
          name="files"
          type="file"
          multiple={isMany}
          accept={kindsOf(purpose)}
          disabled={free === 0}
          onChange={event => take(event.target.files)}
          className="file-input peer sr-only"
        />
        <label
          htmlFor={field.id}
          className="inline-flex min-h-11 items-center gap-2 self-start rounded-control font-semibold text-brand peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
        >
          <Upload aria-hidden className="size-5" strokeWidth={1.75} />
          {t(isMany ? 'file.choose-many' : 'file.choose-one')}
        </label>
        <UploadHint {...{ field, hint, purpose, maxFiles }} />
      </DropArea>
      {items.length > 0 && (
        <ul aria-label={t('file.list')} className="rounded-card border border-line bg-surface px-4">
          {items.map(item => (
            <UploadRow
              key={item.key}
              item={item}
              name={field.name}
              onRetry={() => retry(item.key)}
              onRemove={() => {
                remove(item)
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {wasTooMany ? t('file.too-many', { count: maxFiles }) : waiting && t(waiting)}
      </p>
    </>
  )
}
