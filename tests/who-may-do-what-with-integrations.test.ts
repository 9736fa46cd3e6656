import { describe, expect, it } from 'vitest'
import { sendMessage } from '../src/domain/applications/exchange/send-message.ts'
import { moveApplication } from '../src/domain/applications/move-application.ts'
import { readEmployerApplication } from '../src/domain/applications/read-employer-application.ts'
import type { Actor } from '../src/domain/caller/actor.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { apiScopes } from '../src/domain/caller/scope.values.ts'
import { employerProfileSchema } from '../src/domain/employers/profile/employer-profile.schema.ts'
import { saveEmployerProfile } from '../src/domain/employers/profile/save-employer-profile.ts'
import { readTeam } from '../src/domain/employers/team/read-team.ts'
import { answerOnce } from '../src/domain/integrations/answer-once.ts'
import { deliverWebhooks } from '../src/domain/integrations/deliver-webhooks.ts'
import { createKey, listKeys, revokeKey, rotateKey } from '../src/domain/integrations/manage-keys.ts'
import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  readWebhook,
  removeWebhook,
  rotateWebhookSecret,
  switchWebhook,
} from '../src/domain/integrations/manage-webhooks.ts'
import { sendDeliveryAgain, sendTestEvent } from '../src/domain/integrations/send-again.ts'
import { moveOwnJob } from '../src/domain/job-ads/move-own-job.ts'
import { listOwnJobs } from '../src/domain/job-ads/own-list/list-own-jobs.ts'
import { readOwnJob } from '../src/domain/job-ads/read-own-job.ts'
import { makeJob } from './factories/job.ts'
import { accountContext } from './support/account.ts'
import { applySomebody } from './support/applications.ts'
import { testDatabase } from './support/database.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base = accountContext(db)
const people = await openRoles(base)
const { employerId } = people

/** All kinds of people, and API keys: one for each scope, and one of another employer with all scopes. */
const roles: Record<string, () => Promise<Actor>> = {
  ...people.roles,
  ...Object.fromEntries(apiScopes.map(scope => [`key ${scope}`, keyOf(employerId, [scope])])),
  'key of another employer': keyOf(employerId + 1),
}
const owners = ['owner', 'admin']
const team = ['owner', 'recruiter', 'admin']

async function newKey(): Promise<number> {
  const { id } = await db
    .insertInto('api_keys')
    .values({
      employer_id: employerId,
      name: 'P',
      prefix: Math.random().toString(36),
      key_hash: Math.random().toString(36),
      scopes: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function newWebhook(): Promise<{ webhookId: number }> {
  await db.deleteFrom('webhooks').execute()
  const ctx = { ...base, actor: await people.roles.owner() }
  await createWebhook(ctx, { employerId, ...hook })
  const [{ id: webhookId = 0 } = {}] = await listWebhooks(ctx, employerId)
  return { webhookId }
}

async function newDelivery(): Promise<{ webhookId: number; deliveryId: string }> {
  const { webhookId } = await newWebhook()
  const ctx = { ...base, actor: await people.roles.owner() }
  await sendTestEvent(ctx, webhookId)
  return { webhookId, deliveryId: (await readWebhook(ctx, webhookId)).deliveries[0]?.id ?? '' }
}

const hook = { url: 'https://ats.example/', events: ['job.ended' as const] }
const newJob = () => makeJob(db, { employer_id: employerId, apply_way: 'here' })
const newApplication = async () => (await applySomebody(base, await newJob())).applicationId

/** One row: use case, roles that may call it, and a call that can be refused for nothing but the role. */
const table: [string, readonly string[], (ctx: Context) => Promise<unknown>][] = [
  ['listKeys', owners, ctx => listKeys(ctx, employerId)],
  [
    'createKey',
    owners,
    ctx => createKey(ctx, { employerId, name: 'P', scopes: ['jobs:read'], lifetimeDays: '90' }),
  ],
  ['rotateKey', owners, async ctx => rotateKey(ctx, { employerId, keyId: await newKey() })],
  ['revokeKey', owners, async ctx => revokeKey(ctx, { employerId, keyId: await newKey() })],
  ['listWebhooks', owners, ctx => listWebhooks(ctx, employerId)],
  ['readWebhook', owners, async ctx => readWebhook(ctx, (await newWebhook()).webhookId)],
  ['createWebhook', owners, ctx => createWebhook(ctx, { employerId, ...hook })],
  ['changeWebhook', owners, async ctx => changeWebhook(ctx, { ...(await newWebhook()), ...hook })],
  ['rotateWebhookSecret', owners, async ctx => rotateWebhookSecret(ctx, await newWebhook())],
  ['switchWebhook', owners, async ctx => switchWebhook(ctx, { ...(await newWebhook()), isActive: false })],
  ['removeWebhook', owners, async ctx => removeWebhook(ctx, await newWebhook())],
  ['sendTestEvent', owners, async ctx => sendTestEvent(ctx, (await newWebhook()).webhookId)],
  ['sendDeliveryAgain', owners, async ctx => sendDeliveryAgain(ctx, await newDelivery())],
  ['deliverWebhooks', ['operator'], ctx => deliverWebhooks(ctx)],
  [
    'answerOnce',
    Object.keys(roles).filter(role => role.startsWith('key ')),
    ctx => answerOnce(ctx, { key: `${Math.random()}`, request: '' }, async () => ({ status: 200, body: {} })),
  ],
  [
    'listOwnJobs',
    [...team, 'operator', 'key jobs:read'],
    ctx => listOwnJobs(ctx, { employerId, tab: 'public', words: '', page: 1 }),
  ],
  [
    'readOwnJob',
    [...team, 'operator', 'key jobs:read'],
    async ctx => readOwnJob(ctx, { jobId: await newJob(), employerId }),
  ],
  [
    'moveOwnJob',
    [...team, 'operator', 'key jobs:write'],
    async ctx => moveOwnJob(ctx, { jobId: await newJob(), action: 'pause' }),
  ],
  [
    'readEmployerApplication',
    [...team, 'key applications:read'],
    async ctx => readEmployerApplication(ctx, { id: await newApplication() }),
  ],
  [
    'moveApplication',
    [...team, 'key applications:write'],
    async ctx => moveApplication(ctx, { applicationId: await newApplication(), to: 'interview' }),
  ],
  [
    'sendMessage (as employer)',
    team,
    async ctx => sendMessage(ctx, { applicationId: await newApplication(), text: 'x', fileIds: [] }),
  ],
  ['readTeam', team, ctx => readTeam(ctx, employerId)],
  [
    'saveEmployerProfile',
    owners,
    ctx =>
      saveEmployerProfile(ctx, {
        employerId,
        profile: employerProfileSchema.parse({ profileType: 'hospital', name: 'Klinik der Rollen' }),
      }),
  ],
]

describe('who may do what with keys and webhooks, and what programs may do', () => {
  it.each(table)('%s', async (_name, allowed, call) => {
    const letThrough = await whoIsLetThrough(base, roles, async ctx => {
      await db.deleteFrom('webhooks').execute()
      return call(ctx)
    })
    expect(letThrough).toEqual([...allowed].sort())
  })
})
