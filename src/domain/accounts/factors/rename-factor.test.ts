import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../tests/support/database.ts'
import { secondFactorSite } from '../../../../tests/support/second-factor.ts'
import { enrolFactor } from './enrol-factor.ts'
import { listFactors } from './list-factors.ts'
import { renameFactor } from './rename-factor.ts'

const db = await testDatabase()
const { as, personWithApp } = secondFactorSite(db)
const nobodysId = '00000000-0000-4000-8000-000000000000'
const nameOf = (factorId: string, friendlyName: string) => ({ factorId, friendlyName })

describe('a second factor', () => {
  it('gets another name, and the log of the account tells that it did', async () => {
    const { cookies, app, userId } = await personWithApp('rename@example.org')
    const asked = await as(cookies)
    await renameFactor(asked, nameOf(app.id, 'Altes Handy'))
    expect((await listFactors(asked)).factors).toMatchObject([{ id: app.id, name: 'Altes Handy' }])
    const events = db.selectFrom('audit_events').select(['kind', 'details']).where('user_id', '=', userId)
    const [last] = await events.orderBy('id', 'desc').limit(1).execute()
    expect(last).toEqual({ kind: 'factor-renamed', details: { type: 'totp' } })
  })

  it('cannot take the name of another one, but can change how its own is written', async () => {
    const { cookies, app } = await personWithApp('taken@example.org')
    const asked = await as(cookies)
    await enrolFactor(asked, { factorType: 'totp', friendlyName: 'Tablet' })
    await expect(renameFactor(asked, nameOf(app.id, 'TABLET'))).rejects.toMatchObject({
      fields: { friendlyName: [{ key: 'factors.name-taken' }] },
    })
    await renameFactor(asked, nameOf(app.id, 'HANDY'))
    expect((await listFactors(asked)).factors.map(({ name }) => name)).toEqual(['HANDY', 'Tablet'])
  })

  it('keeps its name in a session that was left open', async () => {
    const { cookies, app } = await personWithApp('late@example.org')
    const late = await as(cookies, { seconds: 16 * 60 })
    await expect(renameFactor(late, nameOf(app.id, 'Fremd'))).rejects.toMatchObject({
      kind: 'not-allowed',
      key: 'factors.confirm-first',
    })
  })

  it('of someone else answers like one that does not exist', async () => {
    const { cookies } = await personWithApp('mine@example.org')
    const { app: foreign } = await personWithApp('theirs@example.org')
    const asked = await as(cookies)
    for (const id of [foreign.id, nobodysId, 'none']) {
      await expect(renameFactor(asked, nameOf(id, 'Fremd'))).rejects.toMatchObject({ kind: 'not-found' })
    }
  })
})
