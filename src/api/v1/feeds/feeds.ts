import type { Hono } from 'hono'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../../domain/caller/context.ts'
import { isOpen } from '../../../domain/feeds/feed.values.ts'
import type { FeedReason } from '../../../domain/feeds/feed-reason.values.ts'
import { importFromUrl } from '../../../domain/feeds/import-from-url.ts'
import { readRun } from '../../../domain/feeds/read-feeds.ts'
import { reasonText } from '../../../domain/feeds/reason-text.ts'
import { recogniseFeed } from '../../../domain/feeds/recognise-feed.ts'
import { translator } from '../../../i18n/translate.ts'
import type { RateLimit } from '../../../platform/network/rate-limit.ts'
import type { ApiDependencies } from '../context.ts'
import { type Asked, readJson, withKey } from '../with-key.ts'
import { type ApiFeedChecked, type ApiFeedImported, feedImportBody } from './feed.schema.ts'

const lookEveryMs = 250

/** Reads a feed for the key's employer: a check, or an immediate import. */
export function addFeedRoutes(api: Hono, deps: ApiDependencies, limit: RateLimit): void {
  api.post(
    '/feeds/import',
    withKey(deps, limit, async asked => {
      const {
        url,
        employer_id: employerId,
        validate_only: isCheck,
        force_update,
      } = readJson(asked, feedImportBody)
      if (isCheck) return { status: 200, body: await check(asked, { employerId, url }) }
      const run = await importFromUrl(asked.ctx, { employerId, url, isForced: force_update })
      // Inside an idempotency transaction the run is not yet visible to the worker, so waiting would be pointless.
      const body = asked.ctx.db.isTransaction ? underWay(run) : await outcome(asked, run)
      return { status: body.summary === null && body.error === null ? 202 : 200, body }
    }),
  )
}

async function check({ ctx }: Asked, of: { employerId: number; url: string }): Promise<ApiFeedChecked> {
  const t = translator(ctx.locale)
  const found = await recogniseFeed(ctx, ctx.fetcher, of)
  if (!found.isReadable) return { valid: false, ...said(ctx, found.reason) }
  const { dialect, jobs } = found
  if (dialect === null) return { valid: true, ...said(ctx, { code: 'empty-feed', params: {} }) }
  return {
    valid: true,
    code: null,
    message: t('feeds.recognised-as', { dialect: t(`feeds.dialect.${dialect}`), count: jobs }),
  }
}

/** Why it cannot be read, for programs and for people. */
function said({ locale }: Context, reason: FeedReason) {
  return { code: reason.code, message: reasonText(translator(locale), reason) }
}

type Run = { feedId: number; runId: number }

function underWay({ feedId, runId }: Run): ApiFeedImported {
  return { success: true, summary: null, code: null, error: null, feedId, runId }
}

/** The run's result when it finishes soon; a large feed continues in the background. */
async function outcome({ ctx }: Asked, of: Run): Promise<ApiFeedImported> {
  const until = performance.now() + limits.feedAnswerMs
  for (;;) {
    const { run } = await readRun(ctx, of)
    if (!isOpen(run)) {
      const { successful, duplicates, failed, created, changed, unchanged, ended } = run
      const isDone = run.status === 'succeeded' || run.status === 'held'
      const summary = { successful, duplicates, failed, new: created, changed, unchanged, ended }
      const error = run.reason && reasonText(translator(ctx.locale), run.reason)
      const code = run.reason?.code ?? null
      return { success: isDone, summary: isDone ? summary : null, code, error, ...of }
    }
    if (performance.now() > until) return underWay(of)
    await new Promise(done => setTimeout(done, lookEveryMs))
  }
}
