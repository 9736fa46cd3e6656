import { limits } from '../../config/limits.ts'
import type { JobRow } from '../../vocabulary/jobs/job-row.ts'
import type { Context } from '../caller/context.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import { resolveSearchPlace } from '../job-search/resolve-place.ts'
import { loadJobDocuments } from '../job-search/steps/match-searches.ts'
import { requireAlert, requireAlertOwner } from './alert.policy.ts'
import { type AlertFigures, loadFigures } from './alert.queries.ts'
import { explainMatch, type JudgedCriterion } from './explain-match.ts'
import { type AlertKey, loadOwnAlert } from './load-own-alert.ts'
import { countRefusals, listMatches, type OwnMatch } from './own-match.queries.ts'
import { readCriteria } from './steps/alert-criteria.ts'

export type OwnAlert = Omit<AlertFigures, 'linkKey' | 'userId'> & {
  params: JobSearchParams
  /** Without an account: only the link of the mails leads here. */
  isGuest: boolean
}

/** A found ad with what it says to each criterion; without a row, and nothing judged, once it has ended. */
export type ExplainedMatch = OwnMatch & { job: JobRow | null; criteria: JudgedCriterion[] }

/** The own alerts with what they found and what was sent, the latest first. @throws as `requireAlertOwner` */
export async function listAlerts(ctx: Context): Promise<OwnAlert[]> {
  const { userId } = requireAlertOwner(ctx.actor)
  return (await loadFigures(ctx.db, { userId })).map(asOwnAlert)
}

/**
 * One of the own alerts, or that of a link, with a page of what it found: 20 ads, the latest first; with `refused` those that do not
 * interest. @throws {NotFound}
 */
export async function readAlert(
  ctx: Context,
  key: AlertKey,
  { page = 1, refused = false }: { page?: number; refused?: boolean } = {},
) {
  const { id } = requireAlert(ctx.actor, await loadOwnAlert(ctx, key))
  const [figures] = await loadFigures(ctx.db, { alertId: id })
  // Just loaded, and an alert that goes in this very moment may show nothing.
  const alert = asOwnAlert(figures as AlertFigures)
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
  const rows = new Map((await ctx.search.rows.load(ctx.db, ids, ctx.now())).map(row => [row.id, row]))
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

function asOwnAlert({ linkKey: _key, userId, ...alert }: AlertFigures): OwnAlert {
  return { ...alert, params: readCriteria(alert.criteria), isGuest: userId === null }
}
