import { type Device, readDevice } from '../accounts/device.ts'
import { sessionsOf } from '../accounts/steps/sessions-of.ts'
import { hasPermission, requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { type EmployerOfPerson, employersOfPerson } from '../employers/steps/employers-of-person.ts'
import { type PastView, viewsOf } from '../view-as/steps/views-of.ts'
import {
  countOwnThings,
  findAccount,
  listFactorKinds,
  listLastMails,
  listReportsOf,
  listTickets,
  type RecordedMail,
  type RecordedReport,
  type RecordedTicket,
} from './person-record.queries.ts'

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export type PersonRecord = {
  account: Account
  /** How much there is of what is the person's own affair; never what it says. */
  counts: Awaited<ReturnType<typeof countOwnThings>>
  factors: string[]
  employers: EmployerOfPerson[]
  sessions: { id: string; device: Device; createdAt: Date; lastSeenAt: Date }[]
  mails: RecordedMail[]
  tickets: RecordedTicket[]
  /** Null for those who do not decide about reports. */
  reports: RecordedReport[] | null
  views: PastView[]
}

/** Everything about an account that those who run the board need to help its person. @throws {NotFound} */
export async function readPersonRecord(ctx: Context, { userId }: { userId: string }): Promise<PersonRecord> {
  requirePermission(ctx, 'people.read')
  const account = await findAccount(ctx.db, userId)
  if (!account) throw new NotFound()
  const { email, isConfirmed } = account
  const [counts, factors, employers, sessions, mails, tickets, reports, views] = await Promise.all([
    countOwnThings(ctx.db, userId),
    listFactorKinds(ctx.db, userId),
    employersOfPerson(ctx, { userId, email, isConfirmed }),
    sessionsOf(ctx, userId),
    listLastMails(ctx.db, { userId, email }),
    listTickets(ctx.db, userId),
    hasPermission(ctx.actor, 'reports.decide') ? listReportsOf(ctx.db, userId) : null,
    viewsOf(ctx, userId),
  ])
  const devices = sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => {
    return { id, device: readDevice(userAgent), createdAt, lastSeenAt }
  })
  return { account, counts, factors, employers, sessions: devices, mails, tickets, reports, views }
}
