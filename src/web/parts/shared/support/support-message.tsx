import type { ReactNode } from 'react'
import { useTexts } from '../../../use-texts.ts'
import { FileLinks } from '../upload/file-links.tsx'
import type { MessageView } from './conversation-view.server.ts'

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
      {files.length > 0 && <FileLinks files={files} />}
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
