import { dayMinutes, daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { limitStrangersMails } from '../accounts/steps/limit-mails.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { guest } from '../caller/actor.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid } from '../caller/errors.ts'
import { newLinkKey } from '../caller/signed-link.ts'
import { takeFiles } from '../files/steps/take-files.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { findCaseOf, openCase } from './case.queries.ts'
import { findTarget, type TargetAddress } from './find-target.ts'
import { requireReporter } from './moderation.policy.ts'
import { isNamelessAllowed, type ReportKind, weightOf } from './moderation.values.ts'
import {
  countUnfounded,
  findReportByKey,
  hasOpenReport,
  insertReport,
  type Reporter,
} from './report.queries.ts'
import { insertReportFiles } from './report-file.queries.ts'
import { reportTokenOf } from './steps/moderation-links.ts'

export type ReportInput = {
  target: TargetAddress
  kind: ReportKind
  text: string
  evidence: string | null
  /** Uploads of who reports. */
  fileIds?: readonly string[]
  /** Of guests; ignored for people with an account. */
  name: string | null
  email: string | null
}

/**
 * Takes a report of something that is illegal or against the terms of use, and mails a receipt where there is an address.
 * @returns the token of the link to its state
 * @throws Invalid on `files` as `takeFiles` does; NotFound for what the caller may not know of; Invalid for a missing name or address; Conflict for whoever has reported the same
 * thing and waits, or has often reported without ground; {TooMany}, NotAllowed for programs and the team
 */
export async function reportTarget(ctx: Context, input: ReportInput): Promise<{ token: string }> {
  const { userId } = requireReporter(ctx.actor)
  const target = await findTarget(ctx, input.target)
  const { name, email } = userId === null ? guestOf(input) : { name: null, email: null }
  const reporter: Reporter | null = userId !== null ? { userId } : email === null ? null : { email }
  await limitReports(ctx, userId)
  if (reporter) await requireWelcome(ctx, reporter, target)
  if (email !== null) await limitStrangersMails(ctx, email)
  return inTransaction(ctx, async inside => {
    const { db, locale } = inside
    const now = inside.now()
    const weight = weightOf[input.kind]
    const caseId = await openCase(db, target, { reports: 1, weight, now })
    const linkKey = newLinkKey()
    const { kind, text, evidence } = input
    const report = { caseId, kind, text, evidence, userId, name, email, locale, weight, linkKey, now }
    const files = await takeFiles(inside, { fileIds: input.fileIds ?? [], purpose: 'report' })
    const reportId = await insertReport(db, report)
    await insertReportFiles(
      db,
      reportId,
      files.map(({ id }) => id),
    )
    const token = reportTokenOf(inside, linkKey)
    const to = (await findReportByKey(db, linkKey))?.email
    if (to) {
      const props = { what: target.label, url: inside.links.report(token, locale) }
      await queueMail(inside, { to, template: 'report-received', props, locale, userId })
    }
    await noteEvent(target.kind === 'request' ? unnamed(inside) : inside, 'report-received', {
      details: { caseId, kind, target: target.kind },
    })
    return { token }
  })
}

/** Who was asked in the talent pool stays unknown to the team, in its log as well. */
function unnamed(ctx: Context): Context {
  return { ...ctx, actor: guest, client: { ...ctx.client, address: '', userAgent: '' } }
}

/** @throws Invalid for what is missing */
function guestOf({ kind, name, email }: ReportInput): { name: string | null; email: string | null } {
  const missing = {
    ...(name ? {} : { name: [{ key: 'moderation.problem.name' }] }),
    ...(email ? {} : { email: [{ key: 'account.email-missing' }] }),
  }
  if (!isNamelessAllowed(kind) && Object.keys(missing).length > 0) throw new Invalid(missing)
  return { name: name || null, email: email?.trim().toLowerCase() || null }
}

async function limitReports(ctx: Context, userId: string | null): Promise<void> {
  const subject = userId ?? ctx.client.address
  const problem = 'moderation.problem.many'
  await limitTries(ctx, {
    kind: 'report-hour',
    subject,
    tries: limits.reportsPerHour,
    windowMinutes: 60,
    problem,
  })
  await limitTries(ctx, {
    kind: 'report-day',
    subject,
    tries: limits.reportsPerDay,
    windowMinutes: dayMinutes,
    problem,
  })
}

async function requireWelcome(ctx: Context, reporter: Reporter, target: TargetAddress): Promise<void> {
  const since = daysBefore(ctx.now(), limits.unfoundedDays)
  const unfounded = await countUnfounded(ctx.db, reporter, since)
  if (unfounded >= limits.unfoundedReports) throw new Conflict('moderation.problem.suspended')
  const known = await findCaseOf(ctx.db, target)
  if (known && (await hasOpenReport(ctx.db, known.id, reporter)))
    throw new Conflict('moderation.problem.reported-before')
}
