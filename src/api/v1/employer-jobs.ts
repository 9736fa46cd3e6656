import type { Hono } from 'hono'
import type { Context } from '../../domain/caller/context.ts'
import { isDomainError, NotFound } from '../../domain/caller/errors.ts'
import { changeOwnJob } from '../../domain/job-ads/change-own-job.ts'
import type { AdAction } from '../../domain/job-ads/job-ad.values.ts'
import { moveOwnJob } from '../../domain/job-ads/move-own-job.ts'
import { listOwnJobs } from '../../domain/job-ads/own-list/list-own-jobs.ts'
import { postJob } from '../../domain/job-ads/post-job.ts'
import { readOwnJob } from '../../domain/job-ads/read-own-job.ts'
import type { RateLimit } from '../../platform/network/rate-limit.ts'
import type { ApiDependencies } from './context.ts'
import {
  type ApiOwnJob,
  type ApiOwnJobList,
  jobChangesBody,
  jobEndBody,
  newJobBody,
  ownJobsQuery,
} from './employer-jobs.schema.ts'
import { problem } from './problem.ts'
import { type Asked, readJson, readQuery, type Work, withKey } from './with-key.ts'

/** An employer's own jobs, for its programs: list, read, create, change, publish, pause, end, renew, delete. */
export function addOwnJobRoutes(api: Hono, deps: ApiDependencies, limit: RateLimit): void {
  const answering = (work: Work) => withKey(deps, limit, work)
  const sendJob = async (
    { ctx, employerId }: Pick<Asked, 'ctx' | 'employerId'>,
    jobId: number,
    status = 200,
  ) => {
    return { status, body: jobJson(deps, await readOwnJob(readable(ctx), { jobId, employerId })) }
  }
  api.get(
    '/employer/jobs',
    answering(asked => listJobs(deps, asked)),
  )
  api.post(
    '/employer/jobs',
    answering(async asked => {
      const { ctx, employerId } = asked
      const fields = readJson(asked, newJobBody)
      const { jobId } = await postJob(ctx, { employerId, ad: { fields }, source: 'api' })
      return sendJob(asked, jobId, 201)
    }),
  )
  api.get(
    '/employer/jobs/:id',
    answering(async asked => {
      const { ctx, employerId } = asked
      return { status: 200, body: jobJson(deps, await readOwnJob(ctx, { jobId: idOf(asked), employerId })) }
    }),
  )
  api.patch(
    '/employer/jobs/:id',
    answering(asked => changeJob(asked, sendJob)),
  )
  api.delete(
    '/employer/jobs/:id',
    answering(async asked => {
      await move(asked, 'delete')
      return { status: 204, body: {} }
    }),
  )
  api.post(
    '/employer/jobs/:id/end',
    answering(async asked => {
      const { as } = asked.body === '' ? jobEndBody.parse({}) : readJson(asked, jobEndBody)
      await move(asked, as === 'filled' ? 'fill' : 'archive')
      return sendJob(asked, idOf(asked))
    }),
  )
  for (const action of ['publish', 'pause', 'renew'] as const) {
    api.post(
      `/employer/jobs/:id/${action}`,
      answering(async asked => {
        await move(asked, action === 'publish' ? 'submit' : action)
        return sendJob(asked, idOf(asked))
      }),
    )
  }
}

async function listJobs(deps: ApiDependencies, asked: Asked) {
  const { ctx, employerId } = asked
  const { state, q, page, pageSize } = readQuery(asked, ownJobsQuery)
  const found = await listOwnJobs(ctx, { employerId, tab: state, words: q, page, pageSize })
  // The site shows the last page when asked for a later one; a program that paginates must get an empty page to stop.
  const rows = page > found.page ? [] : found.rows
  const jobs = rows.map(row => ({
    id: row.id,
    title: row.title,
    status: row.status,
    version: row.version,
    reference: row.reference,
    fromFeed: row.isFromFeed,
    validThrough: row.validThrough?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    views: row.views,
    applications: row.applications,
    url: deps.jobUrl(row, 'de'),
  }))
  const body: ApiOwnJobList = { total: found.total, page, pageSize, jobs }
  return { status: 200, body }
}

type SendJob = (asked: Asked, jobId: number) => Promise<{ status: number; body: object }>

/** Optimistic locking: only the given version is changed; on a conflict the response names the current one. */
async function changeJob(asked: Asked, sendJob: SendJob) {
  const { ctx, c, employerId } = asked
  const [, given] = /^(?:W\/)?"(\d{1,9})"$/.exec(c.req.header('if-match')?.trim() ?? '') ?? []
  if (given === undefined) return problem(c, 428, 'Send the version that you read, as in If-Match: "7".')
  const jobId = idOf(asked)
  const { version, fields } = await readOwnJob(readable(ctx), { jobId, employerId })
  const changes = readJson(asked, jobChangesBody)
  if (Number(given) !== version) return problem(c, 412, changedMeanwhile, [], { version })
  try {
    await changeOwnJob(ctx, { jobId, version, base: fields, fields: { ...fields, ...changes } })
  } catch (error) {
    const isOther = isDomainError(error) && error.key === 'ads.problem.changed-meanwhile'
    if (!isOther) throw error
    return problem(c, 412, changedMeanwhile, [], { version: Number(error.params.version) })
  }
  return sendJob(asked, jobId)
}

const changedMeanwhile = 'The job was changed by someone else since; read it again.'

async function move(asked: Asked, action: AdAction): Promise<void> {
  const { ctx, employerId } = asked
  const jobId = idOf(asked)
  const { status } = await readOwnJob(readable(ctx), { jobId, employerId })
  await moveOwnJob(ctx, { jobId, action: action === 'submit' && status === 'paused' ? 'resume' : action })
}

/** Whoever may write a job sees the result, even if the key may not read jobs. */
export function readable(ctx: Context): Context {
  const { actor } = ctx
  if (actor.kind !== 'key' || !actor.scopes.includes('jobs:write')) return ctx
  return { ...ctx, actor: { ...actor, scopes: [...actor.scopes, 'jobs:read'] } }
}

function idOf({ c }: Asked): number {
  const id = c.req.param('id') ?? ''
  if (!/^\d{1,9}$/.test(id)) throw new NotFound()
  return Number(id)
}

export function jobJson(deps: ApiDependencies, job: Awaited<ReturnType<typeof readOwnJob>>): ApiOwnJob {
  const { id, status, version, isFromFeed, validThrough, publishedAt, endedAt, updatedAt, fields } = job
  return {
    id,
    status,
    version,
    fromFeed: isFromFeed,
    validThrough: validThrough?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    url: deps.jobUrl(job, 'de'),
    fields,
  }
}
