import type { ReactNode } from 'react'
import { useTexts } from '../../../use-texts.ts'
import type { ConversationView, MessageView } from './conversation-view.server.ts'
import { SupportMessage } from './support-message.tsx'

type Props = {
  conversation: ConversationView
  brand: string
  below?: (message: MessageView) => ReactNode
}

/** What both sides have written, oldest first, with the transcript that came along. */
export function SupportConversation({ conversation, brand, below }: Props) {
  const { t } = useTexts()
  const { messages, transcript, page } = conversation
  return (
    <section aria-label={t('support.conversation.label')} className="grid max-w-[44rem] gap-4">
      <ol className="grid gap-4">
        {messages.map(message => (
          <SupportMessage key={message.id} message={message} brand={brand}>
            {below?.(message)}
          </SupportMessage>
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
