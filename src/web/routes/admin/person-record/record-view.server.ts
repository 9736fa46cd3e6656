import { deviceName } from '../../../../domain/accounts/device.ts'
import type { PersonRecord } from '../../../../domain/person-records/read-person-record.ts'
import { formatDate, formatMoment } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'

/** The record as its page shows it, with written-out times. */
export function recordView(record: PersonRecord, locale: Locale) {
  const { account, counts, factors, employers } = record
  const moment = (at: Date) => formatMoment(at, locale)
  return {
    account: {
      id: account.id,
      name: account.name,
      email: account.email,
      role: account.role,
      companyName: account.companyName,
      isConfirmed: account.isConfirmed,
      isOnboarded: account.isOnboarded,
      isAdmin: account.adminId !== null,
      since: formatDate(account.createdAt, locale),
      deleteOn: account.deleteAfter && formatDate(account.deleteAfter, locale),
      terms: account.termsAcceptedAt && formatDate(account.termsAcceptedAt, locale),
    },
    counts,
    factors,
    employers,
    sessions: record.sessions.map(({ id, device, lastSeenAt }) => {
      return { id, device: deviceName(device) ?? '', at: moment(lastSeenAt) }
    }),
    mails: record.mails.map(({ id, template, status, problem, createdAt, sentAt }) => {
      return { id, template, status, problem, at: moment(sentAt ?? createdAt) }
    }),
    tickets: record.tickets.map(({ id, topic, status, changedAt }) => {
      return { id, topic, status, at: moment(changedAt) }
    }),
    views: record.views.map(({ id, startedAt, reason, by }) => ({ id, at: moment(startedAt), reason, by })),
  }
}

export type RecordView = ReturnType<typeof recordView>
