import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { noClient } from '../src/domain/caller/client.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { NotFound } from '../src/domain/caller/errors.ts'
import { guestOwnerOf } from '../src/domain/files/file.policy.ts'
import { changeOwnJob } from '../src/domain/job-ads/change-own-job.ts'
import { compareJobChange, settleJobChange } from '../src/domain/job-ads/compare-job-change.ts'
import { insertDraft } from '../src/domain/job-ads/job-draft.queries.ts'
import { moveOwnJobs } from '../src/domain/job-ads/move-own-job.ts'
import { requireJobManager } from '../src/domain/job-ads/post-job.ts'
import { previewJob } from '../src/domain/job-ads/preview-job.ts'
import {
  adoptJobDrafts,
  discardJobDraft,
  listJobDrafts,
  readJobDraft,
  saveJobDraft,
} from '../src/domain/job-ads/save-job-draft.ts'
import {
  deleteJobTemplate,
  renameJobTemplate,
  startFromTemplate,
} from '../src/domain/job-ads/templates/job-templates.ts'
import { makeJob } from './factories/job.ts'
import { accountContext } from './support/account.ts'
import { browser, via } from './support/client.ts'
import { testDatabase } from './support/database.ts'
import { fullAd, keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
// Guests have a key, as if their browser had left something before: without one they own nothing.
const base = via(accountContext(db), browser('a browser'))
const { roles: people, employerId } = await openRoles(base)
const roles = {
  ...people,
  key: keyOf(employerId),
  'key that reads jobs': keyOf(employerId, ['jobs:read']),
  'key of another employer': keyOf(employerId + 1),
}
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const keepers: Role[] = ['owner', 'recruiter', 'admin', 'operator', 'key']
/** Those keepers who use the editor, which the operator and keys do not. */
const team: Role[] = ['owner', 'recruiter', 'admin']
/** Who may begin an ad: employers' people, and guests who have not signed in yet. */
const writers: Role[] = ['guest', 'unconfirmed', 'owner', 'recruiter', 'other employer', 'admin']

const ownerOfDrafts = ({ actor }: Context) =>
  'userId' in actor ? (`user:${actor.userId}` as const) : guestOwnerOf('a browser')

let count = 0
const newName = () => `Vorlage ${++count}`
const newJob = () => makeJob(db, { employer_id: employerId, apply_way: 'here', source: 'own' })
const address = () => `2001:db8:${(++count).toString(16)}::1`

async function newDraft(ctx: Context, jobId: number | null = null) {
  const draftId = randomUUID()
  await insertDraft(db, {
    id: draftId,
    owner: ownerOfDrafts(ctx),
    employerId: null,
    jobId,
    jobVersion: jobId === null ? null : 0,
    content: { typed: fullAd, base: null },
    step: null,
    now: base.now(),
    expiresAt: new Date('2100-01-01'),
  })
  return { draftId }
}

async function newTemplate(): Promise<{ id: number }> {
  const values = { employer_id: employerId, name: newName(), fields: JSON.stringify(fullAd) }
  return db.insertInto('job_templates').values(values).returning('id').executeTakeFirstOrThrow()
}

async function newVersionedJob() {
  const jobId = await newJob()
  const { version } = await db
    .selectFrom('jobs')
    .select('version')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  return { jobId, version, base: null, fields: fullAd }
}

/** One row: use case, roles that may call it, and a call that can be refused for nothing but the role. */
const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['requireJobManager', keepers, async ctx => requireJobManager(ctx, employerId)],
  [
    'requireJobManager (to read)',
    [...keepers, 'key that reads jobs'],
    async ctx => requireJobManager(ctx, employerId, 'jobs:read'),
  ],
  ['changeOwnJob', keepers, async ctx => changeOwnJob(ctx, await newVersionedJob())],
  [
    'compareJobChange',
    keepers,
    async ctx => compareJobChange(ctx, { job_id: await newJob(), job_version: 0, typed: fullAd, base: null }),
  ],
  [
    'settleJobChange',
    team,
    async ctx => settleJobChange(ctx, { ...(await newDraft(ctx, await newJob())), takeTheirs: [] }),
  ],
  [
    'moveOwnJobs',
    keepers,
    async ctx => {
      const { done } = await moveOwnJobs(ctx, { jobIds: [await newJob()], action: 'pause' })
      // Jobs that do not exist for the caller are skipped without an error: none done means refused.
      if (done === 0) throw new NotFound()
    },
  ],
  [
    'renameJobTemplate',
    keepers,
    async ctx => renameJobTemplate(ctx, { ...(await newTemplate()), name: newName() }),
  ],
  ['deleteJobTemplate', keepers, async ctx => deleteJobTemplate(ctx, await newTemplate())],
  ['startFromTemplate', team, async ctx => startFromTemplate(ctx, await newTemplate())],
  // Stores nothing, and does not show even the name of an employer that is not the caller's own.
  ['previewJob', everyone, ctx => previewJob(ctx, { fields: fullAd, employerId })],
  [
    'saveJobDraft (new)',
    writers,
    ctx =>
      saveJobDraft(via(ctx, { address: address() }), {
        draftId: randomUUID(),
        step: null,
        fields: fullAd,
      }),
  ],
  [
    'saveJobDraft (of somebody else)',
    [],
    async ctx => {
      const { draftId } = await newDraft({ ...base, actor: { kind: 'system' } })
      await db.updateTable('job_drafts').set({ owner: 'guest:elsewhere' }).where('id', '=', draftId).execute()
      return saveJobDraft(via(ctx, { address: address() }), { draftId, step: null, fields: fullAd })
    },
  ],
  ['readJobDraft', writers, async ctx => readJobDraft(ctx, await newDraft(ctx))],
  ['discardJobDraft', writers, async ctx => discardJobDraft(ctx, await newDraft(ctx))],
  ['listJobDrafts', writers, ctx => listJobDrafts(ctx)],
  [
    // Everyone else with the key has nothing to take over, and the draft stays with the browser.
    'adoptJobDrafts',
    ['owner', 'recruiter', 'other employer'],
    async ctx => {
      const { draftId } = await newDraft({ ...base, actor: { kind: 'guest' } })
      await adoptJobDrafts(ctx)
      return readJobDraft(via(ctx, noClient), { draftId })
    },
  ],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
