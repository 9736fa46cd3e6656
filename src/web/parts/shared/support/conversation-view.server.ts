import type { SupportMessage, SupportRequest } from '../../../../domain/support/support-request.ts'
import { formatMoment } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'

export type ConversationView = {
  transcript: string | null
  page: string | null
  messages: { id: number; isTeam: boolean; text: string; moment: string }[]
}

export function conversationView(
  { request, messages }: { request: SupportRequest; messages: readonly SupportMessage[] },
  locale: Locale,
): ConversationView {
  return {
    transcript: request.transcript,
    page: request.page,
    messages: messages.map(({ id, author, text, writtenAt }) => ({
      id,
      isTeam: author === 'team',
      text,
      moment: formatMoment(writtenAt, locale),
    })),
  }
}
