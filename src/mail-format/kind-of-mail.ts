/** Who or what has written a mail. Only a person's is ever filed or answered. */
export const mailKinds = ['person', 'auto-reply', 'bounce', 'list', 'loop'] as const
export type MailKind = (typeof mailKinds)[number]

type Headers = ReadonlyMap<string, readonly string[]>

/** A mail that was passed on this often goes in a circle. */
const mostHops = 25

const daemons = /^(?:mailer-daemon|postmaster|noreply|no-reply|donotreply|do-not-reply|bounces?)(?:[+.=-]|@)/i
const absent =
  /^(?:automatische (?:antwort|antwortmail|abwesenheit)|automatic reply|auto(?:matic)?[ -]?reply|abwesenheits?(?:notiz|benachrichtigung|assistent|meldung)?\b|out of (?:the )?office|autoantwort|autoresponse|réponse automatique)/i
const undelivered =
  /^(?:undeliver(?:able|ed)|unzustellbar|mail delivery (?:failed|system)|delivery status notification|returned mail|nicht zugestellt|zustellung fehlgeschlagen)/i

/**
 * By what RFC 3834 and 3464 say, and by what programs write that do not know them. In doubt no person: what an automaton has written must
 * not be answered, or two of them answer each other for ever.
 */
export function kindOfMail(headers: Headers, mail: { from: string; subject: string }): MailKind {
  const value = (name: string) => (headers.get(name)?.[0] ?? '').trim().toLowerCase()
  if ((headers.get('received')?.length ?? 0) > mostHops) return 'loop'
  const type = value('content-type')
  const isReport = type.startsWith('multipart/report') || undelivered.test(mail.subject)
  const isFromNobody = value('return-path') === '<>' || daemons.test(mail.from)
  if (isReport && (isFromNobody || type.includes('delivery-status'))) return 'bounce'
  const submitted = value('auto-submitted')
  const isAutomatic =
    (submitted !== '' && submitted !== 'no') ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply'].some(name => headers.has(name)) ||
    value('precedence') === 'auto_reply' ||
    absent.test(mail.subject)
  if (isAutomatic) return 'auto-reply'
  if (['bulk', 'list', 'junk'].includes(value('precedence')) || headers.has('list-id')) return 'list'
  return isFromNobody ? 'auto-reply' : 'person'
}
