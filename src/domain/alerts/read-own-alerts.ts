import { limits } from '../../config/limits.ts'
import type { JobRow } from '../../vocabulary/jobs/job-row.ts'
import type { Context } from '../caller/context.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import { resolveSearchPlace } from '../job-search/resolve-place.ts'
import { loadJobDocuments } from '../job-search/steps/match-searches.ts'
import { loadJobRows } from '../jobs/steps/load-job-rows.ts'
import { requireAlert, requireAlertOwner } from './alert.policy.ts'
import { type AlertStatistics, loadStatistics } from './alert.queries.ts'
import { explainMatch, type JudgedCriterion } from './explain-match.ts'
import { type AlertKey, loadOwnAlert } from './load-own-alert.ts'
import { countRefusals, listMatches, type OwnMatch } from './own-match.queries.ts'
import { readCriteria } from './steps/alert-criteria.ts'

export type OwnAlert = Omit<AlertStatistics, 'linkKey' | 'userId'> & {
  params: JobSearchParams
  /** A guest's alert, reachable only by its mailed link. */
  isGuest: boolean
}

/** A match with its criteria; once the job has ended, without a row and criteria. */
export type ExplainedMatch = OwnMatch & { job: JobRow | null; criteria: JudgedCriterion[] }

/** The person's alerts with matches and mails, latest first. @throws as `requireAlertOwner` */
export async function listAlerts(ctx: Context): Promise<OwnAlert[]> {
  const { userId } = requireAlertOwner(ctx.actor)
  return (await loadStatistics(ctx.db, { userId })).map(asOwnAlert)
}

/** One alert with a page of 20 matches, latest first; with `refused` those marked as not interesting. @throws {NotFound} */
export async function readAlert(
  ctx: Context,
  key: AlertKey,
  { page = 1, refused = false }: { page?: number; refused?: boolean } = {},
) {
  const { id } = requireAlert(ctx.actor, await loadOwnAlert(ctx, key))
  const [statistics] = await loadStatistics(ctx.db, { alertId: id })
  // The cast: loaded just before; an alert deleted concurrently may show nothing.
  const alert = asOwnAlert(statistics as AlertStatistics)
  const total = refused ? alert.refused : alert.found
  const pages = Math.max(1, Math.ceil(total / limits.pageSize))
  const shown = Math.min(Math.max(1, Math.trunc(page)), pages)
  const matches = await listMatches(ctx.db, {
    alertId: id,
    refused,
    limit: limits.pageSize,
    offset: (shown - 1) * limits.pageSize,
  })
  return {
    alert,
    page: shown,
    pages,
    matches: await explained(ctx, alert.params, matches),
    refusals: alert.refused === 0 ? [] : await countRefusals(ctx.db, id),
  }
}

async function explained(
  ctx: Context,
  params: JobSearchParams,
  matches: readonly OwnMatch[],
): Promise<ExplainedMatch[]> {
  const ids = matches.map(({ jobId }) => jobId)
  const rows = new Map((await loadJobRows(ctx.db, ids, ctx.now())).map(row => [row.id, row]))
  const documents = new Map((await loadJobDocuments(ctx, [...rows.keys()])).map(each => [each.id, each]))
  const place = resolveSearchPlace(params.place, params.radius)
  return matches.map(match => {
    const document = documents.get(match.jobId)
    return {
      ...match,
      job: rows.get(match.jobId) ?? null,
      criteria: document ? explainMatch(params, place, document) : [],
    }
  })
}

function asOwnAlert({ linkKey: _key, userId, ...alert }: AlertStatistics): OwnAlert {
  return { ...alert, params: readCriteria(alert.criteria), isGuest: userId === null }
}
