import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FileFacts } from '../../../../domain/files/describe-files.ts'
import { type FilePurpose, kindsFor } from '../../../../domain/files/file.values.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FieldProblem, type FormField, useControl } from '../../../ui/field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useTexts } from '../../../use-texts.ts'
import { BrowserKeyField } from '../browser-key-field.tsx'
import { droppedFiles } from './dropped-files.ts'
import { FileName } from './file-name.tsx'
import { UploadRow } from './upload-row.tsx'
import { useSubmitAfterUploads } from './use-submit-after-uploads.ts'
import { useTellForm } from './use-tell-form.ts'
import { type UploadItem, useUploads } from './use-uploads.ts'

type Props = {
  /** The form's field with the ids of the files. The form has to be sent as `multipart/form-data`. */
  field: FormField
  label: string
  hint?: ReactNode
  isOptional?: boolean
  purpose: FilePurpose
  /** Files that the person has uploaded and not used yet; of these, the field shows those whose ids it has. */
  held: FileFacts[]
  maxFiles?: number
  /** Sends the form as soon as the chosen files have arrived; without scripts the form's button does. */
  isSavedAtOnce?: boolean
}

/**
 * Documents or pictures, dropped or chosen. They are uploaded at once, one after the other; what fails can be retried or removed without
 * losing the others. Without scripts the files are sent with the form (see `withUploads`).
 */
export function UploadField({
  field,
  label,
  hint,
  isOptional,
  purpose,
  held,
  maxFiles = 5,
  isSavedAtOnce = false,
}: Props) {
  const { t } = useTexts()
  const isAlive = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const chosen = idsOf(field.initialValue)
  const before = held.filter(({ fileId }) => chosen.includes(fileId))
  const { items, add, addFolders, retry, remove } = useUploads(purpose, before)
  const [isOver, setIsOver] = useState(false)
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
  // Files that were chosen before the scripts ran.
  useEffect(() => {
    if (isAlive && input.current?.files?.length) take(input.current.files)
  })
  const waiting = useSubmitAfterUploads(input, items, isSavedAtOnce)
  useTellForm(input, items)
  const onDrag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(isOver)
  }
  const onDrop = (event: DragEvent) => {
    onDrag(false)(event)
    void droppedFiles(event.dataTransfer, free + 1).then(({ files, folders }) => {
      take(files)
      addFolders(folders)
    })
  }
  const kinds = kindsFor(purpose)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={field.id} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> ({t('common.form.optional')})</span>}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is a second way; the field inside is the first */}
      <div
        onDragOver={onDrag(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={classNames(
          'grid gap-2 rounded-card border border-dashed p-4',
          isOver ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
          free === 0 && 'hidden',
        )}
      >
        <BrowserKeyField />
        <input
          ref={input}
          {...control}
          name="files"
          type="file"
          multiple={isMany}
          accept={kinds.map(kind => (kind === 'jpg' ? '.jpg,.jpeg' : `.${kind}`)).join(',')}
          disabled={isAlive && free === 0}
          onChange={event => take(event.target.files)}
          // As wide as the page has room, whatever the browser's own words take: phones would scroll sideways.
          className={classNames('file-input', isAlive ? 'peer sr-only' : 'w-0 min-w-full')}
        />
        {isAlive && (
          <label
            htmlFor={field.id}
            className="inline-flex min-h-11 items-center gap-2 self-start rounded-control font-semibold text-brand peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
          >
            <Upload aria-hidden className="size-5" strokeWidth={1.75} />
            {t(isMany ? 'file.choose-many' : 'file.choose-one')}
          </label>
        )}
        <p id={field.descriptionId} className="text-ink-soft text-sm">
          {hint} {t(kinds.includes('pdf') ? 'file.kinds-documents' : 'file.kinds-pictures')}
          {isMany && ` ${t('file.at-most', { files: maxFiles })}`}
        </p>
      </div>
      {items.length > 0 && (
        <UploadList
          items={items}
          name={field.name}
          onRetry={retry}
          onRemove={item => {
            remove(item)
            input.current?.focus()
          }}
        />
      )}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {wasTooMany ? t('file.too-many', { count: maxFiles }) : waiting && t(waiting)}
      </p>
      <FieldProblem field={field} />
    </div>
  )
}

type ListProps = {
  items: UploadItem[]
  name: string
  onRetry: (key: string) => void
  onRemove: (item: UploadItem) => void
}

/** Without scripts, unchecking the box of a stored file leaves it out of the form. */
function UploadList({ items, name, onRetry, onRemove }: ListProps) {
  const { t } = useTexts()
  const isAlive = useHydrated()
  return (
    <ul aria-label={t('file.list')} className="rounded-card border border-line bg-surface px-4">
      {items.map(item =>
        isAlive ? (
          <UploadRow
            key={item.key}
            item={item}
            name={name}
            onRetry={() => onRetry(item.key)}
            onRemove={() => onRemove(item)}
          />
        ) : (
          <li key={item.key} className="py-2">
            <Checkbox
              name={name}
              value={item.stored?.fileId}
              label={<FileName name={item.name} />}
              defaultChecked
            />
          </li>
        ),
      )}
    </ul>
  )
}

function idsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}
