import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../use-texts.ts'
import { FileName } from '../upload/file-name.tsx'
import type { FileView, MessageView } from './conversation-view.server.ts'

type Props = {
  message: MessageView
  brand: string
  /** What the team may do with it. */
  children?: ReactNode
}

const looks = {
  person: 'border-line bg-surface',
  team: 'border-brand/40 bg-brand-soft',
  note: 'border-warn/50 border-dashed bg-sunken',
}

export function SupportMessage({ message, brand, children }: Props) {
  const { t } = useTexts()
  const { kind, by, text, rest, moment, sender, isByMail, heldBecause, mergedFrom, files } = message
  const names = {
    person: by ?? t('support.conversation.you'),
    team: by ?? t('support.conversation.team', { brand }),
    note: by ? t('support.admin.note.by', { name: by }) : t('support.admin.note.one'),
  }
  return (
    <li className={`grid gap-2 rounded-card border p-5 ${looks[kind]}`}>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{sender ?? names[kind]}</span>
        <span className="figures text-ink-soft text-sm">
          {moment}
          {isByMail && ` · ${t('support.conversation.by-mail')}`}
          {mergedFrom && ` · ${t('support.conversation.from', { number: mergedFrom })}`}
        </span>
      </p>
      {heldBecause && <p className="text-sm text-warn">{t(`support.admin.doubt.${heldBecause}`)}</p>}
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {files.length > 0 && <Files files={files} />}
      {rest && (
        <details>
          <summary className="min-h-11 cursor-pointer text-sm">{t('support.admin.rest')}</summary>
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft text-sm">{rest}</p>
        </details>
      )}
      {children}
    </li>
  )
}

function Files({ files }: { files: readonly FileView[] }) {
  const { t } = useTexts()
  return (
    <ul className="grid gap-2">
      {files.map(({ id, name, facts, to }) => (
        <li key={id} className="flex items-start gap-2">
          <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
          <div className="min-w-0">
            {to === null ? (
              <p>
                <FileName name={name} /> <span className="text-warn">{t('file.infected')}</span>
              </p>
            ) : (
              <a className="link block" href={to}>
                <FileName name={name} />
              </a>
            )}
            <p className="figures text-ink-soft text-sm">{facts}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
