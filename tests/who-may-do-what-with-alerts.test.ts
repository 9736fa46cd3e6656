import { expect, it } from 'vitest'
import { adoptAlerts } from '../src/domain/alerts/adopt-alerts.ts'
import {
  changeAlert,
  deleteAlert,
  keepAlert,
  moveAlert,
  unsubscribeAlert,
} from '../src/domain/alerts/change-alert.ts'
import { createAlert } from '../src/domain/alerts/create-alert.ts'
import { markRead, noteJobRead, refuseMatch } from '../src/domain/alerts/judge-matches.ts'
import { previewAlert } from '../src/domain/alerts/preview-alert.ts'
import { listAlerts, readAlert } from '../src/domain/alerts/read-own-alerts.ts'
import { forgetAlertsOf } from '../src/domain/alerts/steps/forget-alerts-of.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { exportReaders, readReaderCounts } from '../src/domain/newsletter/export-readers.ts'
import {
  confirmSubscription,
  forgetReader,
  readReader,
  subscribeReader,
  unsubscribeReader,
} from '../src/domain/newsletter/subscribe-reader.ts'
import { accountContext, lastLetter } from './support/account.ts'
import { somebody, via } from './support/client.ts'
import { openRoles, whoIsLetThrough } from './support/roles.ts'
import { testSite } from './support/search.ts'

const site = await testSite()
const base: Context = { ...accountContext(site.db), search: site.index.search }
const { roles, seeker, publishedId } = await openRoles(base)
await site.found()
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const seekers: Role[] = ['job seeker', 'other job seeker']
const people: Role[] = [...seekers, 'owner', 'recruiter', 'other employer', 'admin', 'unconfirmed', 'guest']
let count = 0
const newClient = () => ({ ...somebody, address: `192.0.2.${count++}` })
const input = () => {
  const params = { profession: ['pflegefachmann'], q: `Wort ${count++}` }
  return {
    params,
    name: 'Pflege',
    frequency: 'daily' as const,
    email: `a${count}@example.org`,
  }
}

/** An alert of `seeker` with one match. */
async function newAlert(): Promise<{ id: string }> {
  const { alertId } = await createAlert(via({ ...base, actor: seeker }, newClient()), input())
  await site.db
    .insertInto('alert_matches')
    .values({ alert_id: alertId ?? '', job_id: publishedId })
    .execute()
  return { id: alertId ?? '' }
}

/** A subscription that is not confirmed yet. @returns the mailed token; whoever has it may answer */
async function newReader(): Promise<{ token: string }> {
  const email = `leserin${count++}@example.org`
  await subscribeReader(via(base, newClient()), { email })
  return { token: (await lastLetter(site.db, email)).props.url?.split('/').at(-1) ?? '' }
}

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['previewAlert', everyone, ctx => previewAlert(ctx, { q: 'Pflege' })],
  ['createAlert', [...seekers, 'guest', 'unconfirmed'], ctx => createAlert(via(ctx, newClient()), input())],
  ['listAlerts', seekers, ctx => listAlerts(ctx)],
  ['readAlert', ['job seeker'], async ctx => readAlert(ctx, await newAlert())],
  ['changeAlert', ['job seeker'], async ctx => changeAlert(ctx, await newAlert(), { name: 'Neu' })],
  ['moveAlert', ['job seeker'], async ctx => moveAlert(ctx, await newAlert(), 'pause')],
  ['keepAlert', ['job seeker'], async ctx => keepAlert(ctx, await newAlert())],
  ['unsubscribeAlert', ['job seeker'], async ctx => unsubscribeAlert(ctx, await newAlert())],
  ['deleteAlert', ['job seeker'], async ctx => deleteAlert(ctx, await newAlert())],
  ['markRead', ['job seeker'], async ctx => markRead(ctx, await newAlert(), null)],
  [
    'refuseMatch',
    ['job seeker'],
    async ctx => refuseMatch(ctx, await newAlert(), { jobId: publishedId, reason: 'pay' }),
  ],
  ['noteJobRead', everyone, ctx => noteJobRead(ctx, publishedId)],
  [
    'adoptAlerts',
    everyone,
    ctx => adoptAlerts(ctx, { userId: seeker.userId, email: 'x@example.org', isConfirmed: true }),
  ],
  [
    'subscribeReader',
    [...people, 'first factor only', 'late admin'],
    ctx => subscribeReader(via(ctx, newClient()), { email: `r${count++}@example.org` }),
  ],
  ['forgetAlertsOf', ['operator'], ctx => forgetAlertsOf(ctx, { email: 'x@example.org' })],
  ['forgetReader', ['operator'], ctx => forgetReader(ctx, { email: 'x@example.org' })],
  ['readReader (by link)', everyone, async ctx => readReader(ctx, await newReader())],
  ['confirmSubscription (by link)', everyone, async ctx => confirmSubscription(ctx, await newReader())],
  ['confirmSubscription (wrong link)', [], ctx => confirmSubscription(ctx, { token: 'x' })],
  ['unsubscribeReader (by link)', everyone, async ctx => unsubscribeReader(ctx, await newReader())],
  ['readReader (wrong link)', [], ctx => readReader(ctx, { token: 'x' })],
  ['unsubscribeReader (wrong link)', [], ctx => unsubscribeReader(ctx, { token: 'x' })],
  ['readReaderCounts', ['admin', 'operator'], ctx => readReaderCounts(ctx)],
  ['exportReaders', ['admin', 'operator'], async ctx => exportReaders(ctx)],
]

it.each(table)('%s', async (_name, allowed, call) => {
  // A person may have at most twenty alerts, and most calls create one.
  const again = async (ctx: Context) => {
    await site.db.deleteFrom('alerts').execute()
    return call(ctx)
  }
  expect(await whoIsLetThrough(base, roles, again)).toEqual([...allowed].sort())
})
