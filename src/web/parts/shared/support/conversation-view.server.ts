import type { SupportMessage, SupportRequest } from '../../../../domain/support/support-request.ts'
import { formatBytes, formatMoment } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { href } from '../../../addresses.ts'
import type { LinkedFile } from '../upload/file-links.tsx'

export type MessageView = {
  id: number
  kind: 'person' | 'team' | 'note'
  by: string | null
  isByMail: boolean
  text: string
  rest: string | null
  sender: string | null
  heldBecause: SupportMessage['heldBecause']
  mergedFrom: string | null
  moment: string
  files: LinkedFile[]
}

export type ConversationView = {
  transcript: string | null
  page: string | null
  messages: MessageView[]
}

/** `token`: of the link that the person came by; null for the team, who see the person's name. */
export function conversationView(
  { request, messages }: { request: SupportRequest; messages: readonly SupportMessage[] },
  { locale, token }: { locale: Locale; token: string | null },
): ConversationView {
  return {
    transcript: request.transcript,
    page: request.page,
    messages: messages.map(message => ({
      id: message.id,
      kind: message.author,
      by:
        token === null && message.author === 'person'
          ? (request.name ?? request.email)
          : message.writtenByName,
      isByMail: message.channel === 'mail',
      text: message.text,
      rest: message.rest,
      sender: message.sender,
      heldBecause: message.heldBecause,
      mergedFrom: message.mergedFrom,
      moment: formatMoment(message.writtenAt, locale),
      files: message.files.map(({ id, name, bytes, scan }) => ({
        id,
        name,
        facts: formatBytes(bytes, locale),
        to:
          scan === 'infected'
            ? null
            : href('file', locale, { id }) + (token ? `?${new URLSearchParams({ token })}` : ''),
      })),
    })),
  }
}
