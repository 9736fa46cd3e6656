import { describe, expect, it } from 'vitest'
import { accountContext } from '../../../tests/support/account.ts'
import { openApi, programWith } from '../../../tests/support/api.ts'
import { openHiring } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { system } from '../../domain/caller/actor.ts'
import { type ApiScope, apiScopes } from '../../domain/caller/scope.values.ts'
import { createFeed } from '../../domain/feeds/create-feed.ts'
import { listFeeds, readFeed } from '../../domain/feeds/read-feeds.ts'
import { runFeedNow } from '../../domain/feeds/runs/request-run.ts'
import { createKey } from '../../domain/integrations/manage-keys.ts'
import { changeOwnJob } from '../../domain/job-ads/change-own-job.ts'
import { readOwnJob } from '../../domain/job-ads/read-own-job.ts'
import { readJob } from '../../domain/jobs/read-job.ts'

const db = await testDatabase()
const base = accountContext(db)
const app = openApi(base)

const job = {
  title: 'Pflegefachkraft (m/w/d) Intensivstation',
  places: ['50667 Köln'],
  description: 'Sie pflegen auf unserer Intensivstation mit 12 Betten.',
  employmentTypes: ['full-time'],
}

const keys: string[] = []

async function program(scopes: ApiScope[] = [...apiScopes]) {
  const { asOwner, employerId } = await openHiring(base)
  const key = { employerId, name: 'Personalsystem', scopes, lifetimeDays: 'never' } as const
  const { secret } = await createKey(asOwner, { ...key })
  keys.push(secret)
  const pushed = () =>
    db
      .selectFrom('jobs')
      .select(['title', 'status', 'version'])
      .where('employer_id', '=', employerId)
      .where('external_id', 'is not', null)
      .orderBy('external_id')
      .execute()
  return { call: programWith(app, secret), pushed, employerId }
}

describe('a program that pushes its jobs', () => {
  it('publishes one under its own number, changes it, and does nothing when it says the same again', async () => {
    const { call, pushed } = await program()
    const created = await call('PUT', '/jobs/HR-1', job)
    expect(created).toMatchObject({ status: 201, body: { outcome: 'created', status: 'published' } })
    const reordered = Object.fromEntries(Object.entries(job).reverse())
    expect(await call('PUT', '/jobs/HR-1', reordered)).toMatchObject({
      status: 200,
      body: { outcome: 'unchanged', id: created.body.id, version: created.body.version },
    })
    const changed = await call('PUT', '/jobs/HR-1', { ...job, payMin: 4000, payPeriod: 'month' })
    expect(changed).toMatchObject({ status: 200, body: { outcome: 'changed', fields: { payMin: '4000' } } })
    expect(await pushed()).toHaveLength(1)
  })

  it('makes one job of the same one sent twice at once', async () => {
    const { call, pushed } = await program()
    const answers = await Promise.all([call('PUT', '/jobs/HR-1', job), call('PUT', '/jobs/HR-1', job)])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 201])
    expect(await pushed()).toHaveLength(1)
  })

  it('pushes many at once, and is told of each that could not be taken', async () => {
    const { call, pushed } = await program()
    await call('PUT', '/jobs/B', job)
    const jobs = [
      { externalId: 'A', ...job },
      { externalId: 'B', ...job },
      { externalId: 'C', ...job, places: ['Nirgendwo am See'] },
    ]
    const answer = await call('PUT', '/jobs', { jobs })
    expect(answer.body.summary).toEqual({ successful: 2, failed: 1, created: 1, changed: 0, unchanged: 1 })
    expect(answer.body.results[2]).toMatchObject({ externalId: 'C', outcome: 'failed', id: null })
    expect(answer.body.results[2].error).toContain('Nirgendwo am See')
    expect(await pushed()).toHaveLength(2)
  })

  it('brings an ad back that ran out, and not one that somebody paused', async () => {
    const { call, employerId, pushed } = await program()
    const { body } = await call('PUT', '/jobs/HR-1', job)
    const set = (status: string) => db.updateTable('jobs').set({ status }).where('id', '=', body.id).execute()
    await set('expired')
    await call('PUT', '/jobs/HR-1', job)
    expect((await pushed())[0]?.status).toBe('published')
    await set('paused')
    await call('PUT', '/jobs/HR-1', { ...job, title: 'Stationsleitung (m/w/d)' })
    expect(await pushed()).toMatchObject([{ status: 'paused', title: 'Stationsleitung (m/w/d)' }])
    expect(employerId).toBeGreaterThan(0)
  })

  it('leaves alone what somebody changed by hand, until it says something new of just that', async () => {
    const { call, pushed, employerId } = await program()
    const { body } = await call('PUT', '/jobs/HR-1', job)
    const ctx = { ...base, actor: system }
    const { version, fields } = await readOwnJob(ctx, { jobId: body.id, employerId })
    const edited = { ...fields, title: 'Unser Titel (m/w/d)', benefits: 'Jobticket' }
    await changeOwnJob(ctx, { jobId: body.id, version, base: fields, fields: edited })
    expect(await call('PUT', '/jobs/HR-1', job)).toMatchObject({ body: { outcome: 'unchanged' } })
    const paid = await call('PUT', '/jobs/HR-1', { ...job, payMin: 4000, payPeriod: 'month' })
    expect(paid.body.fields).toMatchObject({
      title: 'Unser Titel (m/w/d)',
      benefits: 'Jobticket',
      payMin: '4000',
    })
    await call('PUT', '/jobs/HR-1', { ...job, title: 'Stationsleitung (m/w/d)' })
    expect(await pushed()).toMatchObject([{ title: 'Stationsleitung (m/w/d)' }])
  })

  it('confirms an ad by saying the same again, without writing to it', async () => {
    const { call } = await program()
    const { body } = await call('PUT', '/jobs/HR-1', job)
    const later = new Date(base.now().getTime() + 3 * 86_400_000)
    const appLater = openApi({ ...base, now: () => later })
    const secret = keys.at(-1) ?? ''
    expect(await programWith(appLater, secret)('PUT', '/jobs/HR-1', job)).toMatchObject({
      body: { outcome: 'unchanged', version: body.version },
    })
    expect(await readJob({ ...base, now: () => later }, body.id)).toMatchObject({ lastConfirmedAt: later })
  })

  it('does not publish an ad again whose own last day has passed, unless it names another', async () => {
    const { call, pushed } = await program()
    const inDays = (days: number) =>
      new Date(base.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const { body } = await call('PUT', '/jobs/HR-1', { ...job, validThrough: inDays(10) })
    const past = new Date(base.now().getTime() - 86_400_000)
    await db
      .updateTable('jobs')
      .set({ status: 'expired', valid_through: past })
      .where('id', '=', body.id)
      .execute()
    const same = await call('PUT', '/jobs/HR-1', { ...job, validThrough: inDays(10) })
    expect(same).toMatchObject({ body: { outcome: 'unchanged', status: 'expired' } })
    const later = await call('PUT', '/jobs/HR-1', { ...job, validThrough: inDays(20) })
    expect(later).toMatchObject({ body: { outcome: 'changed', status: 'published' } })
    expect(later.body.validThrough.slice(0, 10)).toBe(inDays(20))
    expect(await pushed()).toHaveLength(1)
  })

  it('has a feed of its own, whatever other feeds are called, that nobody can read or undo', async () => {
    const { call, employerId } = await program()
    const ctx = { ...base, actor: system }
    const source = { url: 'https://klinik.example/feed.xml' }
    const { feedId } = await createFeed(ctx, { employerId, name: 'API', source })
    const answers = await Promise.all([call('PUT', '/jobs/A', job), call('PUT', '/jobs/B', job)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const feeds = await db
      .selectFrom('feeds')
      .select(['id', 'name', 'format'])
      .where('employer_id', '=', employerId)
      .orderBy('id')
      .execute()
    expect(feeds).toMatchObject([
      { id: feedId, name: 'API', format: 'auto' },
      { name: 'API 2', format: 'push' },
    ])
    const pushFeedId = feeds[1]?.id ?? 0
    await expect(runFeedNow(ctx, pushFeedId)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(readFeed(ctx, pushFeedId)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await listFeeds(ctx, employerId)).toHaveLength(1)
  })

  it('knows only its own employer’s numbers, and is told of each wrong job of many without losing the others', async () => {
    const one = await program()
    const other = await program()
    await one.call('PUT', '/jobs/HR-1', job)
    expect(await other.call('PUT', '/jobs/HR-1', job)).toMatchObject({ status: 201 })
    expect(await one.pushed()).toHaveLength(1)
    const jobs = [
      { externalId: 'HR-2', ...job, salary: 4000 },
      { externalId: 'not one', ...job },
      { externalId: 'HR-3', ...job },
      { externalId: 'HR-3', ...job, title: 'Hebamme (m/w/d)' },
    ]
    const { status, body } = await one.call('PUT', '/jobs', { jobs })
    expect(status).toBe(200)
    expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'failed',
      'failed',
      'created',
      'changed',
    ])
    expect(body.results[0].error).toContain('salary')
    const tooMany = Array.from({ length: 101 }, (_, index) => ({ externalId: `N-${index}`, ...job }))
    expect(await one.call('PUT', '/jobs', { jobs: tooMany })).toMatchObject({ status: 400 })
    expect(await one.call('PUT', '/jobs', { jobs: [] })).toMatchObject({ status: 400 })
    expect(await one.call('PUT', '/jobs', { jobs: [{ ...job }] })).toMatchObject({ status: 400 })
  })

  it('needs a key with the right to write jobs, and a number that can be one', async () => {
    const { call } = await program(['jobs:read'])
    expect(await call('PUT', '/jobs/HR-1', job)).toMatchObject({ status: 403 })
    expect((await app.request('/api/v1/jobs/HR-1', { method: 'PUT', body: '{}' })).status).toBe(401)
    const { call: other } = await program()
    expect(await other('PUT', `/jobs/${'x'.repeat(201)}`, job)).toMatchObject({ status: 400 })
  })
})
