import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { countCases, findCase, findCaseOf, listCases, openCase } from './case.queries.ts'
import { listComplaints, listOpenComplaints, type WaitingComplaint } from './complaint.queries.ts'
import { listDecisions } from './decision.queries.ts'
import { findTarget, type TargetAddress } from './find-target.ts'
import { requireDecider, requireOwnInitiative, requireSeen } from './moderation.policy.ts'
import type { CaseStatus } from './moderation.status.ts'
import type { Complaint, Decision, ModerationCase, Report } from './moderation.ts'
import type { TargetKind } from './moderation.values.ts'
import { listReports } from './report.queries.ts'
import { listReportFiles, type ReportFile } from './report-file.queries.ts'
import { findReportedMessage, findReportedRequest } from './target.queries.ts'

export type CaseCounts = { open: number; decided: number; complaints: number }

/** The queue: what weighs most first; and the complaints, longest first. @throws SignInRequired, NotAllowed for anyone but the team */
export async function listModeration(
  ctx: Context,
  { status, kind, page }: { status: CaseStatus; kind: TargetKind | null; page: number },
): Promise<{
  cases: ModerationCase[]
  complaints: (WaitingComplaint & { isOwn: boolean })[]
  counts: CaseCounts
  page: number
  hasMore: boolean
}> {
  const { userId } = requireDecider(ctx.actor)
  const shown = limits.casesShown
  const found = await listCases(ctx.db, { status, kind, offset: (page - 1) * shown, limit: shown + 1 })
  const complaints = await listOpenComplaints(ctx.db, shown)
  return {
    cases: found.slice(0, shown),
    complaints: complaints.map(complaint => ({ ...complaint, isOwn: complaint.decidedBy === userId })),
    counts: await countCases(ctx.db),
    page,
    hasMore: found.length > shown,
  }
}

export type WholeCase = {
  case: ModerationCase
  reports: (Report & { files: ReportFile[] })[]
  decisions: Decision[]
  complaints: Complaint[]
  /** Of a reported message or question. */
  message: string | null
  /** Decisions that the caller has made: somebody else answers complaints about them. */
  ownDecisions: number[]
}

/** @throws NotFound; SignInRequired, NotAllowed for anyone but the team */
export async function readCase(ctx: Context, { caseId }: { caseId: number }): Promise<WholeCase> {
  const { userId } = requireDecider(ctx.actor)
  const found = requireSeen(await findCase(ctx.db, caseId))
  const decisions = await listDecisions(ctx.db, caseId)
  const reports = await listReports(ctx.db, caseId, limits.reportsOfCaseShown)
  const files = await listReportFiles(
    ctx.db,
    reports.map(({ id }) => id),
  )
  return {
    case: found,
    reports: reports.map(report => ({
      ...(found.targetKind === 'request' ? withoutReporter(report) : report),
      files: files.filter(({ reportId }) => reportId === report.id),
    })),
    decisions,
    complaints: await listComplaints(
      ctx.db,
      decisions.map(({ id }) => id),
    ),
    message: await messageOf(ctx, found),
    ownDecisions: decisions.filter(({ decidedBy }) => decidedBy === userId).map(({ id }) => id),
  }
}

/** Who reports a question of the talent pool is whom it was put to, and who is in the pool is not shown to the team. */
function withoutReporter(report: Report): Report {
  return { ...report, userId: null, name: null, email: null }
}

async function messageOf({ db }: Context, found: ModerationCase): Promise<string | null> {
  if (found.targetKind === 'message')
    return (await findReportedMessage(db, Number(found.targetId)))?.text ?? null
  if (found.targetKind === 'request') return (await findReportedRequest(db, found.targetId))?.message ?? null
  return null
}

/** Takes something up without a report; whatever is open about it already stays as it is. @throws NotFound, NotAllowed, SignInRequired */
export async function takeUpTarget(ctx: Context, address: TargetAddress): Promise<{ caseId: number }> {
  requireOwnInitiative(ctx.actor, address.kind)
  const target = await findTarget(ctx, address)
  return inTransaction(ctx, async ({ db }) => {
    const known = await findCaseOf(db, target)
    if (known) return { caseId: known.id }
    return { caseId: await openCase(db, target, { reports: 0, weight: 0, now: ctx.now() }) }
  })
}
