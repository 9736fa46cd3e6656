import { expect, it } from 'vitest'
import { accountContext } from '../../../tests/support/account.ts'
import { mailsTo } from '../../../tests/support/applications.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { makeTalent } from '../../../tests/support/talents.ts'
import { guest, system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { noteActivity, renewConsent } from './change-own-pool.ts'
import { leaveByLink, readPoolByLink, stayByLink } from './pool-by-link.ts'
import { loadMember } from './talent-pool.queries.ts'
import { tendPool } from './tend-pool.ts'

const db = await testDatabase()
const base = testContext(db, { realms: accountContext(db).realms })
const at = (day: string, ctx = base): Context => ({ ...ctx, now: () => new Date(`${day}T07:40:00Z`) })
const tendAt = (day: string) => tendPool({ ...at(day), actor: system })

let count = 0
/** Joined on 21 November 2026. */
async function talent() {
  const email = `pool${++count}@example.org`
  const made = await makeTalent(base, { person: { email } })
  const { userId } = made.person
  return {
    ...made,
    ended: async () => (await loadMember(db, { userId }))?.endedBecause,
    isOn: async () => (await loadMember(db, { userId }))?.visibility === 'anonymous',
    mails: async () => (await mailsTo(db, email)).map(({ template }) => template),
    token: async () => (await mailsTo(db, email))[0]?.props.url?.split('/').at(-1) ?? '',
    comesBack: (day: string) => noteActivity(at(day), { userId, isConfirmed: true }),
  }
}

it('warns two weeks before six idle months are over, and ends then', async () => {
  const { isOn, mails, ended } = await talent()
  await tendAt('2027-05-06')
  expect(await mails()).toEqual([])
  await tendAt('2027-05-08')
  await tendAt('2027-05-09')
  expect(await mails()).toEqual(['talent-idle'])
  await tendAt('2027-05-21')
  expect(await isOn()).toBe(true)
  await tendAt('2027-05-22')
  expect([await isOn(), await mails()]).toEqual([false, ['talent-ended', 'talent-idle']])
  expect(await ended()).toBe('idle')
})

it('ends nobody whom it could not warn in time', async () => {
  const { isOn, mails } = await talent()
  await tendAt('2027-08-01')
  expect([await isOn(), await mails()]).toEqual([true, ['talent-idle']])
  await tendAt('2027-08-15')
  expect(await isOn()).toBe(false)
})

it('keeps whoever comes back after the warning', async () => {
  const { isOn, comesBack } = await talent()
  await tendAt('2027-05-08')
  await comesBack('2027-05-10')
  await tendAt('2027-05-30')
  expect(await isOn()).toBe(true)
})

it('asks a month before the consent ends, and ends without an answer', async () => {
  const { isOn, mails, comesBack } = await talent()
  await comesBack('2027-09-01')
  await tendAt('2027-10-10')
  expect(await mails()).toEqual([])
  await tendAt('2027-10-25')
  await tendAt('2027-10-26')
  expect(await mails()).toEqual(['talent-renewal'])
  await tendAt('2027-11-22')
  expect([await isOn(), await mails()]).toEqual([false, ['talent-ended', 'talent-renewal']])
})

it('stays for another year by the link of the mail, once a button is pressed, or by the own page', async () => {
  const { isOn, comesBack, token } = await talent()
  await comesBack('2027-09-01')
  await tendAt('2027-10-25')
  const byLink = { token: await token() }
  const ctx = at('2027-10-26', { ...base, actor: guest })
  expect(await readPoolByLink(ctx, byLink)).toMatchObject({ isOn: true })
  expect(await stayByLink(ctx, byLink)).toEqual({ isOn: true })
  await tendAt('2027-11-22')
  expect(await isOn()).toBe(true)

  const other = await talent()
  await renewConsent(at('2027-09-15', other.asPerson))
  await tendAt('2027-11-22')
  expect(await other.isOn()).toBe(true)
})

it('is left by the link, which turns nothing on again', async () => {
  const { isOn, token } = await talent()
  await tendAt('2027-05-08')
  const byLink = { token: await token() }
  const ctx = at('2027-05-09', { ...base, actor: guest })
  await leaveByLink(ctx, byLink)
  await leaveByLink(ctx, byLink)
  expect(await isOn()).toBe(false)
  expect(await stayByLink(ctx, byLink)).toEqual({ isOn: false })
  expect(await isOn()).toBe(false)
  await expect(leaveByLink(ctx, { token: 'wrong.token' })).rejects.toMatchObject({ kind: 'not-found' })
})
