import type { listOwnApplications } from '../../../../domain/applications/list-own-applications.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { href } from '../../../addresses.ts'

type Row = Awaited<ReturnType<typeof listOwnApplications>>['rows'][number]

export type ApplicationRowView = ReturnType<typeof applicationRows>[number]

export function applicationRows({ locale }: Pick<Context, 'locale'>, rows: readonly Row[]) {
  return rows.map(row => ({
    id: row.id,
    to: href('my-application', locale, { id: row.id }),
    status: row.status,
    title: row.jobTitle,
    employer: row.employerName,
    place: row.place,
    sentOn: formatDate(row.createdAt, locale),
    changedOn: formatDate(row.statusChangedAt, locale),
    keptUntil: row.deleteAfter && formatDate(row.deleteAfter, locale),
    wasViewed: row.firstViewedAt !== null,
    unread: row.unreadMessages,
    hasInvitation: row.hasOpenInvitation,
  }))
}
