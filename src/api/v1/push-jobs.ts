import type { Hono } from 'hono'
import { type Conflict, type Invalid, isDomainError } from '../../domain/caller/errors.ts'
import { pushJob } from '../../domain/feeds/push-job.ts'
import { readOwnJob } from '../../domain/job-ads/read-own-job.ts'
import { translator } from '../../i18n/translate.ts'
import type { RateLimit } from '../../platform/network/rate-limit.ts'
import type { ApiDependencies } from './context.ts'
import { newJobBody } from './employer-jobs.schema.ts'
import { jobJson, readable } from './employer-jobs.ts'
import {
  type ApiPushAnswer,
  type ApiPushResult,
  externalIdSchema,
  pushedRow,
  pushedRows,
} from './feeds/feed.schema.ts'
import { problem } from './problem.ts'
import { type Asked, readJson, withKey } from './with-key.ts'

/** Jobs under an employer's own ids: one, or many at once. */
export function addPushRoutes(api: Hono, deps: ApiDependencies, limit: RateLimit): void {
  api.put(
    '/jobs/:externalId',
    withKey(deps, limit, async asked => {
      const { ctx, c, employerId } = asked
      const externalId = externalIdSchema.safeParse(c.req.param('externalId'))
      if (!externalId.success) return problem(c, 400, 'The id of the job is invalid.')
      const fields = readJson(asked, newJobBody)
      const { jobId, outcome } = await pushJob(asWriter(asked), {
        employerId,
        externalId: externalId.data,
        fields,
      })
      const job = await readOwnJob(readable(ctx), { jobId, employerId })
      return { status: outcome === 'created' ? 201 : 200, body: { ...jobJson(deps, job), outcome } }
    }),
  )
  api.put(
    '/jobs',
    withKey(deps, limit, async asked => ({ status: 200, body: await pushMany(asked) })),
  )
}

async function pushMany(asked: Asked): Promise<ApiPushAnswer> {
  const { jobs } = readJson(asked, pushedRows)
  const results: ApiPushResult[] = []
  for (const job of jobs) results.push(await pushOne(asked, job))
  const count = (outcome: ApiPushResult['outcome']) =>
    results.filter(result => result.outcome === outcome).length
  const failed = count('failed')
  const done = { created: count('created'), changed: count('changed'), unchanged: count('unchanged') }
  return { summary: { successful: results.length - failed, failed, ...done }, results }
}

async function pushOne(asked: Asked, job: { externalId: string }): Promise<ApiPushResult> {
  const { employerId } = asked
  const read = pushedRow.safeParse(job)
  if (!read.success) {
    const error = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' ')
    return { externalId: job.externalId, outcome: 'failed', id: null, error }
  }
  const { externalId, ...fields } = read.data
  try {
    const { jobId, outcome } = await pushJob(asWriter(asked), { employerId, externalId, fields })
    return { externalId, outcome, id: jobId, error: null }
  } catch (error) {
    // Missing permissions fail the request as a whole.
    if (!isDomainError(error) || (error.kind !== 'invalid' && error.kind !== 'conflict')) throw error
    return { externalId, outcome: 'failed', id: null, error: reasonOf(error, asked) }
  }
}

function reasonOf(error: Invalid | Conflict, { ctx }: Asked): string {
  const t = translator(ctx.locale)
  if (error.kind === 'conflict') return t(error.key, error.params)
  return Object.entries(error.fields)
    .flatMap(([name, messages]) => messages.map(({ key, params }) => `${name}: ${t(key, params)}`))
    .join(' ')
}

/** Whoever may write a job may also read it in the process. */
function asWriter({ ctx }: Asked) {
  return readable(ctx)
}
