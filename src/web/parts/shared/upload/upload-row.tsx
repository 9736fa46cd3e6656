import { CircleAlert, CircleCheck, FileText, Folder, Image, RotateCw, X } from 'lucide-react'
import { formatBytes } from '../../../../i18n/format.ts'
import { textOf } from '../../../form-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { FileName } from './file-name.tsx'
import { FileNotes } from './file-notes.tsx'
import { mayPass } from './may-pass.ts'
import type { UploadItem } from './use-uploads.ts'

type Props = { item: UploadItem; name: string; onRetry: () => void; onRemove: () => void }

/** A stored file adds its id to the form as a hidden field `name`. */
export function UploadRow({ item, name, onRetry, onRemove }: Props) {
  const { t, locale } = useTexts()
  const { state, stored, problem, percent } = item
  const Icon = item.bytes === null ? Folder : /\.(jpe?g|png)$/i.test(item.name) ? Image : FileText
  const facts = [
    item.bytes === null ? '' : formatBytes(item.bytes, locale),
    stored?.pages ? t('file.pages', { count: stored.pages }) : '',
    stored?.scan === 'waiting' ? t('file.is-being-checked') : '',
  ]
  return (
    <li className="grid gap-2 border-line border-t py-3 first:border-t-0">
      <div className="flex items-start gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
        <div className="min-w-0 flex-1">
          <p className="font-medium">
            <FileName name={item.name} />
          </p>
          <p className="figures text-ink-soft text-sm">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {state === 'done' && (
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={1.75} />
        )}
        {mayPass(item) && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            <RotateCw aria-hidden className="size-4" strokeWidth={1.75} />
            {t('file.retry')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          onClick={onRemove}
          aria-label={t('file.remove', { name: item.name })}
        >
          <X aria-hidden className="size-4" strokeWidth={1.75} />
        </Button>
      </div>
      {(state === 'sending' || state === 'waiting') && (
        <progress max={100} value={percent} aria-label={t('file.progress', { name: item.name })} />
      )}
      {problem && (
        <p className="flex gap-1.5 font-medium text-bad text-sm">
          <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" strokeWidth={1.75} />
          <span>{textOf(problem, t)}</span>
        </p>
      )}
      {stored && <FileNotes notes={stored.notes} text="noted-for-sender" />}
      {stored && <input type="hidden" name={name} value={stored.fileId} />}
    </li>
  )
}
