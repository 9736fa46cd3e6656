import { useTexts } from '../../../use-texts.ts'
import type { ConversationView } from './conversation-view.server.ts'

type Props = {
  conversation: ConversationView
  brand: string
  /** What the one who wrote is called: on the own page, and on the team's. */
  person: 'you' | 'person'
}

/** What both sides have written, oldest first, with the transcript that came along. */
export function SupportConversation({ conversation, brand, person }: Props) {
  const { t } = useTexts()
  const { messages, transcript, page } = conversation
  return (
    <section aria-label={t('support.conversation.label')} className="grid max-w-[44rem] gap-4">
      <ol className="grid gap-4">
        {messages.map(({ id, isTeam, text, moment }) => (
          <li
            key={id}
            className={`grid gap-2 rounded-card border p-5 ${isTeam ? 'border-brand/40 bg-brand-soft' : 'border-line bg-surface'}`}
          >
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">
                {isTeam ? t('support.conversation.team', { brand }) : t(`support.conversation.${person}`)}
              </span>
              <span className="figures text-ink-soft text-sm">{moment}</span>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      {page && (
        <p className="wrap-anywhere text-ink-soft text-sm">
          {t('support.conversation.page')} {page}
        </p>
      )}
      {transcript && (
        <details className="rounded-card border border-line bg-surface p-5">
          <summary className="min-h-11 cursor-pointer font-semibold">
            {t('support.conversation.transcript')}
          </summary>
          <p className="wrap-anywhere mt-3 whitespace-pre-line text-ink-soft">{transcript}</p>
        </details>
      )}
    </section>
  )
}
