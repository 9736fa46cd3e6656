import { beforeEach, describe, expect, it } from 'vitest'
import { freiburg } from '../../../tests/factories/job.ts'
import { openRecommendations } from '../../../tests/support/recommendations.ts'
import type { MailProps } from '../../mail/mail-props.ts'
import { guest } from '../caller/actor.ts'
import { inTransaction } from '../caller/context.ts'
import {
  endWeeklyMail,
  readRecommendationSettings,
  readWeeklyMail,
  setProfiling,
  setWeeklyMail,
} from './change-settings.ts'
import { dismissJob } from './dismiss-job.ts'
import { writeWeeklyMails } from './write-weekly-mails.ts'

const site = await openRecommendations()
const { as, db, publish, seeker, setNow } = site
const write = () => writeWeeklyMails(site.asSystem())
const monday = '2026-11-23T07:00:00Z'
const nextMonday = '2026-11-30T07:00:00Z'

async function mails() {
  const rows = await db
    .selectFrom('messages')
    .select(['recipient', 'locale', 'props'])
    .where('template', '=', 'recommended-jobs')
    .orderBy('id')
    .execute()
  // The cast: these are the props of this template.
  return rows.map(({ props, ...row }) => ({ ...row, ...(props as MailProps['recommended-jobs']) }))
}

beforeEach(async () => {
  await site.clear()
  await db.deleteFrom('recommendation_mails').execute()
  await db.updateTable('recommendation_settings').set({ mail_since: null }).execute()
  // A Saturday.
  setNow('2026-11-21T09:00:00Z')
})

describe('the weekly mail', () => {
  it('is off until somebody asks for it, and then comes on Monday at eight with reasons', async () => {
    const me = await seeker({}, { email: 'jana@example.org', name: 'Jana Vogt' })
    await publish({ title: 'Pflege am Rhein' })
    await publish({ title: 'Zu weit weg' }, [freiburg])
    setNow(monday)
    expect(await write()).toBe(0)
    setNow('2026-11-24T09:00:00Z')
    await setWeeklyMail(as(me), { isOn: true })
    // Not for the Monday that has passed.
    expect(await write()).toBe(0)
    setNow('2026-11-30T06:59:00Z')
    expect(await write()).toBe(0)
    setNow(nextMonday)
    expect(await write()).toBe(1)
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'jana@example.org', name: 'Jana Vogt', count: 1 })
    expect(mail?.jobs).toMatchObject([
      { title: 'Pflege am Rhein', place: 'Köln', why: expect.stringMatching(/^2 von 2 Wünschen erfüllt/) },
    ])
    expect(mail?.unsubscribeUrl).toMatch(/empfehlungen\/[\w-]+\.[\w-]+\/abmelden$/)
  })

  it('comes once a week, whoever writes it and however often, also after a crash', async () => {
    await setWeeklyMail(as(await seeker()), { isOn: true })
    await publish()
    setNow(monday)
    const crash = inTransaction(site.asSystem(), async inside => {
      await writeWeeklyMails(inside)
      throw new Error('the process died')
    })
    await expect(crash).rejects.toThrow('died')
    expect(await mails()).toEqual([])
    const written = await Promise.all([write(), write()])
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(1)
    setNow('2026-11-25T07:00:00Z')
    expect(await write()).toBe(0)
    expect(await mails()).toHaveLength(1)
  })

  it('tells of an ad once only, and is not written when nothing is new', async () => {
    await setWeeklyMail(as(await seeker()), { isOn: true })
    await publish({ title: 'Erste' })
    setNow(monday)
    expect(await write()).toBe(1)
    setNow(nextMonday)
    expect(await write()).toBe(0)
    await publish({ title: 'Zweite' })
    setNow('2026-12-07T07:00:00Z')
    expect(await write()).toBe(1)
    expect((await mails()).map(({ jobs }) => jobs.map(({ title }) => title))).toEqual([['Erste'], ['Zweite']])
  })

  it('has six ads at most, and keeps to the rules of its reader', async () => {
    const me = as(await seeker())
    await setWeeklyMail(me, { isOn: true })
    for (let count = 0; count < 8; count++) await publish({ title: `Stelle ${count}` })
    await dismissJob(me, { jobId: await publish({ shift_models: ['nights-only'] }), because: 'shifts' })
    await publish({ title: 'Nachts', shift_models: ['nights-only'] })
    setNow(monday)
    await write()
    const [mail] = await mails()
    expect(mail?.count).toBe(6)
    expect(mail?.jobs.map(({ title }) => title)).not.toContain('Nachts')
  })

  it('does not come to whoever has opted out, has not confirmed the address or says nothing in the profile', async () => {
    const [out, unconfirmed, empty] = [await seeker(), await seeker(), await seeker({ profession: null })]
    for (const one of [out, unconfirmed, empty]) await setWeeklyMail(as(one), { isOn: true })
    await setProfiling(as(out), { isProfiled: false })
    await db
      .updateTable('users')
      .set({ email_verified: false })
      .where('id', '=', unconfirmed.userId)
      .execute()
    await publish()
    setNow(monday)
    expect(await write()).toBe(0)
  })

  it('ends by the link in it, without signing in, and leaves the recommendations as they are', async () => {
    const me = await seeker()
    await setWeeklyMail(as(me), { isOn: true })
    await publish()
    setNow(monday)
    await write()
    const token = (await mails())[0]?.unsubscribeUrl.split('/').at(-2) ?? ''
    expect(await readWeeklyMail(as(guest), { token })).toEqual({ isOn: true })
    await endWeeklyMail(as(guest), { token })
    await endWeeklyMail(as(guest), { token })
    expect(await readWeeklyMail(as(guest), { token })).toEqual({ isOn: false })
    expect(await readRecommendationSettings(as(me))).toEqual({ hasWeeklyMail: false, isProfiled: true })
    await expect(endWeeklyMail(as(guest), { token: `${token}x` })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})
