import { expect, it } from 'vitest'
import { accountContext } from '../../../../tests/support/account.ts'
import { mailsTo } from '../../../../tests/support/applications.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { makeSearchingEmployer, makeTalent } from '../../../../tests/support/talents.ts'
import { guest, system } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { setVisibility } from '../change-own-pool.ts'
import { excludeEmployer } from '../exclude-employers.ts'
import { noTalentFilter } from '../talent-filter.schema.ts'
import { refreshPool } from '../tend-pool.ts'
import {
  endSearchByLink,
  forgetSearch,
  listSavedSearches,
  pauseSearch,
  readSearchByLink,
  saveSearch,
} from './saved-searches.ts'
import { writeSearchMails } from './write-search-mails.ts'

const db = await testDatabase()
const base = testContext(db, { realms: accountContext(db).realms })
const at = (time: string, ctx: Context = base): Context => ({ ...ctx, now: () => new Date(`${time}:00Z`) })
const run = (time: string) => writeSearchMails({ ...at(time), actor: system })
const join = (time: string, profession: string) => makeTalent(at(time), { seeker: { profession } })

/** Saved on Saturday, 21 November 2026. */
async function searching(profession: string, frequency: 'daily' | 'weekly') {
  const made = await makeSearchingEmployer(base)
  const { asEmployer, employerId, owner } = made
  const filter = { ...noTalentFilter, profession: [profession] }
  await saveSearch(asEmployer, { employerId, name: 'Wen wir suchen', frequency, filter })
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', owner.userId)
    .executeTakeFirstOrThrow()
  return { ...made, filter, mails: () => mailsTo(db, email) }
}

it('mails once a morning who has joined since, as a number that names nobody', async () => {
  await join('2026-11-20T10:00', 'podologe')
  const { mails } = await searching('podologe', 'daily')
  await run('2026-11-22T08:00')
  expect(await mails()).toEqual([])
  await join('2026-11-22T10:00', 'podologe')
  await run('2026-11-22T20:00')
  expect(await mails()).toEqual([])
  await run('2026-11-23T07:05')
  await run('2026-11-23T09:05')
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    template: 'talent-new-people',
    props: { count: null, search: 'Wen wir suchen' },
  })
  for (let count = 0; count < 5; count++) await join('2026-11-23T12:00', 'podologe')
  await run('2026-11-24T07:05')
  expect((await mails())[0]?.props.count).toBe(5)
})

it('counts nobody who hides from the employer, and nothing once the person acts for it no longer', async () => {
  const { mails, employerId } = await searching('hebamme', 'daily')
  const hidden = await join('2026-11-21T10:00', 'hebamme')
  await excludeEmployer(hidden.asPerson, { employerId })
  await run('2026-11-22T08:00')
  expect(await mails()).toEqual([])
  await join('2026-11-22T10:00', 'hebamme')
  await db.updateTable('employers').set({ owner_user_id: null }).where('id', '=', employerId).execute()
  await run('2026-11-23T08:00')
  expect(await mails()).toEqual([])
})

it('mails on Mondays when asked to, and no more after the link in the mail', async () => {
  const { mails, asEmployer, employerId } = await searching('logopaede', 'weekly')
  await join('2026-11-21T10:00', 'logopaede')
  await run('2026-11-22T08:00')
  expect(await mails()).toEqual([])
  await run('2026-11-23T07:05')
  const [mail] = await mails()
  const token = String(mail?.props.unsubscribeUrl).split('/').at(-2) ?? ''
  const ctx: Context = { ...base, actor: guest }
  expect(await readSearchByLink(ctx, { token })).toEqual({ name: 'Wen wir suchen', isPaused: false })
  await endSearchByLink(ctx, { token })
  await join('2026-11-24T10:00', 'logopaede')
  await run('2026-11-30T07:05')
  expect(await mails()).toHaveLength(1)
  const [search] = await listSavedSearches(asEmployer, { employerId })
  expect(search?.status).toBe('paused')
})

it('tells of each person once: not again who leaves and joins anew, and at last who comes to fit later', async () => {
  const { mails } = await searching('ergotherapeut', 'daily')
  const one = await join('2026-11-22T10:00', 'ergotherapeut')
  const late = await join('2026-11-22T10:00', 'mfa')
  await run('2026-11-23T08:00')
  expect(await mails()).toHaveLength(1)
  const again = at('2026-11-23T10:00', one.asPerson)
  await setVisibility(again, { visibility: 'off' })
  await setVisibility(again, { visibility: 'anonymous' })
  await run('2026-11-24T08:00')
  expect(await mails()).toHaveLength(1)
  await db
    .updateTable('job_seekers')
    .set({ profession: 'ergotherapeut' })
    .where('user_id', '=', late.person.userId)
    .execute()
  await refreshPool({ ...at('2026-11-24T10:00'), actor: system })
  await run('2026-11-25T08:00')
  await run('2026-11-26T08:00')
  expect(await mails()).toHaveLength(2)
})

it('is silent once the ad that it was about has ended', async () => {
  const { mails, asEmployer, employerId, jobId, filter } = await searching('podologe', 'daily')
  await saveSearch(asEmployer, {
    employerId,
    name: 'Zur Anzeige',
    frequency: 'daily',
    filter: { ...filter, job: jobId },
  })
  const [search] = (await listSavedSearches(asEmployer, { employerId })).filter(
    ({ name }) => name !== 'Zur Anzeige',
  )
  await forgetSearch(asEmployer, { id: search?.id ?? '' })
  await db.updateTable('jobs').set({ status: 'expired' }).where('id', '=', jobId).execute()
  await join('2026-11-22T10:00', 'podologe')
  await run('2026-11-23T08:00')
  expect(await mails()).toEqual([])
})

it('does not tell of whom it found during a pause', async () => {
  const { mails, asEmployer, employerId } = await searching('diaetassistent', 'daily')
  const [search] = await listSavedSearches(asEmployer, { employerId })
  const id = search?.id ?? ''
  await pauseSearch(asEmployer, { id, isPaused: true })
  await join('2026-11-22T10:00', 'diaetassistent')
  await pauseSearch(at('2026-11-23T06:00', asEmployer), { id, isPaused: false })
  await run('2026-11-24T08:00')
  expect(await mails()).toEqual([])
})

it('is paused, resumed and deleted by whoever saved it, and saved once', async () => {
  const { asEmployer, employerId, filter } = await searching('mfa', 'daily')
  const again = saveSearch(asEmployer, { employerId, name: 'Noch einmal', frequency: 'weekly', filter })
  await expect(again).rejects.toMatchObject({ key: 'talent.problem.same-search' })
  const [search] = await listSavedSearches(asEmployer, { employerId })
  const id = search?.id ?? ''
  await pauseSearch(asEmployer, { id, isPaused: true })
  expect(await listSavedSearches(asEmployer, { employerId })).toMatchObject([{ status: 'paused' }])
  const stranger = await makeSearchingEmployer(base)
  await expect(forgetSearch(stranger.asEmployer, { id })).rejects.toMatchObject({ kind: 'not-found' })
  await forgetSearch(asEmployer, { id })
  expect(await listSavedSearches(asEmployer, { employerId })).toEqual([])
})
