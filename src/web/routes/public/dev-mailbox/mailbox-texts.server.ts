import type { MailboxEntry } from '../../../../domain/mail/read-mailbox.ts'
import { formatMoment } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'

/** These texts travel with the page's data, because no other page needs them. */
export function mailboxTexts(locale: Locale) {
  const t = translator(locale)
  return {
    title: t('mail.mailbox.title'),
    intro: t('mail.mailbox.intro'),
    refresh: t('mail.mailbox.refresh'),
    empty: t('mail.mailbox.empty'),
    emptyHint: t('mail.mailbox.empty-hint'),
    register: t('mail.mailbox.register'),
    signIn: t('mail.mailbox.sign-in'),
    to: t('mail.mailbox.to'),
    time: t('mail.mailbox.time'),
    kind: t('mail.mailbox.kind'),
    status: t('mail.mailbox.status'),
    asHtml: t('mail.mailbox.as-html'),
    asText: t('mail.mailbox.as-text'),
    forgotten: t('mail.mailbox.forgotten'),
  }
}

export function shownEntry(entry: MailboxEntry, locale: Locale) {
  const t = translator(locale)
  const status = t(`mail.mailbox.status-${entry.status}`)
  return {
    id: entry.id,
    subject: entry.subject,
    recipient: entry.recipient,
    kind: t(`mail.mailbox.kind-${entry.channel}`),
    time: formatMoment(entry.createdAt, locale),
    status: entry.problem ? `${status}: ${entry.problem}` : status,
    isSent: entry.status === 'sent',
  }
}
