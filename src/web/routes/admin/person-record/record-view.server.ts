import { deviceName } from '../../../../domain/accounts/device.ts'
import { hasPermission } from '../../../../domain/caller/admin.policy.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import type { PersonRecord } from '../../../../domain/person-records/read-person-record.ts'
import { formatDate, formatMoment } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import { mailName } from '../../../parts/admin/mail-name.server.ts'

/** The record as its page shows it, with written-out times. */
export function recordView(ctx: Context, record: PersonRecord) {
  const { locale } = ctx
  const t = translator(locale)
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
      lock: account.lockedAt && {
        at: formatDate(account.lockedAt, locale),
        reason: account.lockReason,
      },
      terms: account.termsAcceptedAt && formatDate(account.termsAcceptedAt, locale),
    },
    counts,
    factors,
    employers,
    sessions: record.sessions.map(({ id, device, lastSeenAt }) => {
      return { id, device: deviceName(device) ?? '', at: moment(lastSeenAt) }
    }),
    mails: record.mails.map(({ id, template, status, problem, createdAt, sentAt }) => {
      return { id, name: mailName(template, locale), status, problem, at: moment(sentAt ?? createdAt) }
    }),
    tickets: record.tickets.map(({ id, topic, status, changedAt }) => {
      return { id, topic, status, at: moment(changedAt) }
    }),
    reports: record.reports?.map(({ id, kind, label, status, side, at }) => ({
      key: `${side} ${id}`,
      what: t(`moderation-words.target.${kind}`, { label }),
      how: `${t(`desk-words.reported.${side}`)}, ${t(`desk-words.reported.${status}`)}`,
      at: moment(at),
      to: href('admin-report', locale, { id }),
    })),
    /** What the administrator may do here. */
    may: {
      lock: hasPermission(ctx.actor, 'people.lock'),
      view: hasPermission(ctx.actor, 'people.view-as'),
      merge: hasPermission(ctx.actor, 'people.merge'),
      readLog: hasPermission(ctx.actor, 'audit.read'),
      answer: hasPermission(ctx.actor, 'support.answer'),
    },
    views: record.views.map(({ id, startedAt, reason, by }) => ({ id, at: moment(startedAt), reason, by })),
  }
}

export type RecordView = ReturnType<typeof recordView>
