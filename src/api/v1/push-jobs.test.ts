import { describe, expect, it } from 'vitest'
import { accountContext, somebody } from '../../../tests/support/account.ts'
import { openApi, programWith } from '../../../tests/support/api.ts'
import { openHiring } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { type ApiScope, apiScopes } from '../../domain/integrations/api-key.values.ts'
import { createKey } from '../../domain/integrations/manage-keys.ts'

const db = await testDatabase()
const base = accountContext(db)
const app = openApi(base)

const job = {
  title: 'Pflegefachkraft (m/w/d) Intensivstation',
  places: ['50667 Köln'],
  description: 'Sie pflegen auf unserer Intensivstation mit 12 Betten.',
  employmentTypes: ['full-time'],
}

async function program(scopes: ApiScope[] = [...apiScopes]) {
  const { asOwner, employerId } = await openHiring(base)
  const key = { employerId, name: 'Personalsystem', scopes, lifetimeDays: 'never' } as const
  const { secret } = await createKey(asOwner, { ...key, visitor: somebody })
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

  it('needs a key with the right to write jobs, and a number that can be one', async () => {
    const { call } = await program(['jobs:read'])
    expect(await call('PUT', '/jobs/HR-1', job)).toMatchObject({ status: 403 })
    expect((await app.request('/api/v1/jobs/HR-1', { method: 'PUT', body: '{}' })).status).toBe(401)
    const { call: other } = await program()
    expect(await other('PUT', `/jobs/${'x'.repeat(201)}`, job)).toMatchObject({ status: 400 })
  })
})
