import { beforeEach, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg, koeln } from '../../../tests/factories/job.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { openAlerts } from '../../../tests/support/alerts.ts'
import { guest, system } from '../caller/actor.ts'
import { moveAlert } from './change-alert.ts'
import { markRead, refuseMatch } from './judge-matches.ts'
import { listAlerts } from './read-own-alerts.ts'
import { writeAlertMails } from './write-alert-mails.ts'

const alerts = await openAlerts()
const { as, db, publish, match, create, mails, later, setNow } = alerts
const write = () => writeAlertMails(as(system))
beforeEach(async () => {
  await alerts.clear()
  // A Saturday, 10:00 in Berlin.
  setNow('2026-11-21T09:00:00Z')
})

describe('the mail of an alert', () => {
  it('comes at once for whoever wants it so, with the ad and the ways to end it', async () => {
    const seeker = await makePerson(db, { email: 'sofort@example.org', name: 'Ada Beispiel' })
    const alertId = await create(seeker)
    await publish({ title: 'Pflegefachkraft (m/w/d)' })
    await match()
    expect(await write()).toBe(1)
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'sofort@example.org', name: 'Ada Beispiel', count: 1 })
    expect(mail?.url).toContain(alertId)
    expect(mail?.unsubscribeUrl).toMatch(/jobalarm\/[\w-]+\.[\w-]+\/abmelden$/)
    expect(await listAlerts(as(seeker))).toMatchObject([
      { lastSentAt: alerts.now(), mails: 1, mailedJobs: 1, unread: 1 },
    ])
  })

  it('is not written when there is nothing, nor twice', async () => {
    await create(await makePerson(db))
    expect(await write()).toBe(0)
    await publish()
    await match()
    expect([await write(), await write()]).toEqual([1, 0])
    later(1)
    expect(await write()).toBe(0)
  })

  it('leaves out ads that have ended, were looked at or refused meanwhile', async () => {
    const seeker = await makePerson(db)
    const alertId = await create(seeker, undefined, 'daily')
    const [ended, expired, read, refused] = [
      await publish(),
      await publish(),
      await publish(),
      await publish(),
    ]
    await publish({ title: 'Bleibt' })
    await match()
    await db.updateTable('jobs').set({ status: 'filled' }).where('id', '=', ended).execute()
    await db
      .updateTable('jobs')
      .set({ valid_through: new Date('2026-11-22T06:00:00Z') })
      .where('id', '=', expired)
      .execute()
    await markRead(as(seeker), { id: alertId }, [read])
    await refuseMatch(as(seeker), { id: alertId }, { jobId: refused, reason: 'pay' })
    setNow('2026-11-22T07:00:00Z')
    expect(await write()).toBe(1)
    expect(await mails()).toMatchObject([{ count: 1, jobs: [{ title: 'Bleibt' }] }])
  })

  it('leaves out what waited of an employer or a profession that was refused meanwhile', async () => {
    const seeker = await makePerson(db)
    const alertId = await create(seeker, { category: ['nursing'] }, 'daily')
    const employer_id = await makeEmployer(db)
    const ofEmployer = await publish({ employer_id })
    await publish({ employer_id, title: 'Derselbe Arbeitgeber' })
    const ofProfession = await publish({ profession: 'hebamme' })
    await publish({ profession: 'hebamme', title: 'Derselbe Beruf' })
    await publish({ title: 'Bleibt' })
    await match()
    await refuseMatch(as(seeker), { id: alertId }, { jobId: ofEmployer, reason: 'employer' })
    await refuseMatch(as(seeker), { id: alertId }, { jobId: ofProfession, reason: 'profession' })
    setNow('2026-11-22T07:00:00Z')
    expect(await write()).toBe(1)
    expect(await mails()).toMatchObject([{ count: 1, jobs: [{ title: 'Bleibt' }] }])
  })

  it('is not written when all its ads have ended', async () => {
    await create(await makePerson(db))
    const jobId = await publish()
    await match()
    await db.updateTable('jobs').set({ status: 'filled' }).where('id', '=', jobId).execute()
    expect(await write()).toBe(0)
  })

  it('comes every morning at eight, for what was found until then', async () => {
    await create(await makePerson(db), undefined, 'daily')
    await publish({ title: 'Samstag' })
    await match()
    expect(await write()).toBe(0)
    setNow('2026-11-22T06:59:00Z')
    expect(await write()).toBe(0)
    setNow('2026-11-22T07:00:00Z')
    await publish({ title: 'Nach acht' })
    later(1)
    await match()
    expect(await write()).toBe(1)
    setNow('2026-11-22T20:00:00Z')
    expect(await write()).toBe(0)
    setNow('2026-11-23T07:01:00Z')
    expect(await write()).toBe(1)
    expect((await mails()).map(({ jobs }) => jobs.map(({ title }) => title))).toEqual([
      ['Samstag'],
      ['Nach acht'],
    ])
  })

  it('is made up for once after a night and a morning without the site', async () => {
    await create(await makePerson(db), undefined, 'daily')
    await publish({ title: 'Samstag' })
    await match()
    setNow('2026-11-24T13:00:00Z')
    expect([await write(), await write()]).toEqual([1, 0])
    setNow('2026-11-24T13:05:00Z')
    await publish({ title: 'Dienstag' })
    await match()
    expect(await write()).toBe(0)
    setNow('2026-11-25T07:00:00Z')
    expect(await write()).toBe(1)
  })

  it('comes on Mondays at eight for whoever wants it weekly', async () => {
    await create(await makePerson(db), undefined, 'weekly')
    await publish()
    await match()
    setNow('2026-11-22T12:00:00Z')
    expect(await write()).toBe(0)
    setNow('2026-11-23T07:00:00Z')
    expect(await write()).toBe(1)
  })

  it('comes at eight on both days on which the clocks change', async () => {
    for (const [before, early, eight] of [
      ['2026-10-24T12:00:00Z', '2026-10-25T06:59:00Z', '2026-10-25T07:00:00Z'],
      ['2027-03-27T12:00:00Z', '2027-03-28T05:59:00Z', '2027-03-28T06:00:00Z'],
    ] as const) {
      await alerts.clear()
      setNow(before)
      await create(await makePerson(db), undefined, 'daily')
      await publish()
      await match()
      setNow(early)
      expect(await write()).toBe(0)
      setNow(eight)
      expect(await write()).toBe(1)
    }
  })

  it('names the twenty that fit best and leads to all', async () => {
    const params = { category: ['nursing' as const], salaryMin: 3_000, includeUnknownPay: true }
    await create(await makePerson(db), params)
    for (let at = 0; at < 24; at++) await publish({ title: `Ohne Angabe ${at}` })
    await publish({ title: 'Mit Gehalt', pay_month_min_eur: 4_000, pay_month_max_eur: 4_000 })
    await match()
    await write()
    const [mail] = await mails()
    expect(mail).toMatchObject({ count: 25 })
    expect(mail?.jobs).toHaveLength(20)
    expect(mail?.jobs[0]).toMatchObject({ title: 'Mit Gehalt' })
  })

  it('names last what is like the ads that were refused for pay, place or hours', async () => {
    const seeker = await makePerson(db)
    const alertId = await create(seeker, { category: ['nursing'] }, 'daily')
    const pay = (month: number) => ({ pay_month_min_eur: month, pay_month_max_eur: month })
    const poor = await publish(pay(2_800))
    const far = await publish({}, [freiburg])
    const nights = await publish({ shift_models: ['nights-only'] })
    for (const [title, values, place] of [
      ['Gut bezahlt', pay(4_000), koeln],
      ['Ohne Angabe', {}, koeln],
      ['Schlecht bezahlt', pay(2_700), koeln],
      ['Auch in Freiburg', {}, freiburg],
      ['Auch nachts', { shift_models: ['nights-only'] }, koeln],
      ['Alles drei', { ...pay(2_700), shift_models: ['nights-only'] }, freiburg],
    ] as const) {
      later(1)
      await publish(
        { title, ...values, shift_models: [...('shift_models' in values ? values.shift_models : ['day'])] },
        [place],
      )
    }
    await match()
    for (const [jobId, reason] of [
      [poor, 'pay'],
      [far, 'place'],
      [nights, 'hours'],
    ] as const)
      await refuseMatch(as(seeker), { id: alertId }, { jobId, reason })
    setNow('2026-11-22T07:00:00Z')
    await write()
    const [mail] = await mails()
    expect(mail?.jobs.map(({ title }) => title)).toEqual([
      'Ohne Angabe',
      'Gut bezahlt',
      'Auch nachts',
      'Auch in Freiburg',
      'Schlecht bezahlt',
      'Alles drei',
    ])
  })

  it('is not written while the alert is paused', async () => {
    const seeker = await makePerson(db)
    const alertId = await create(seeker)
    await publish()
    await match()
    await moveAlert(as(seeker), { id: alertId }, 'pause')
    expect(await write()).toBe(0)
  })

  it('is written in the language of the account', async () => {
    await create(await makePerson(db, { locale: 'en' }))
    await publish()
    await match()
    await write()
    const rows = await db.selectFrom('messages').select('locale').execute()
    expect(rows).toEqual([{ locale: 'en' }])
  })

  it('is written once an alert when two processes write at the same time', async () => {
    for (let at = 0; at < 30; at++) await create(await makePerson(db))
    await publish()
    await match()
    const written = await Promise.all([write(), write(), write()])
    expect(written.reduce((sum, each) => sum + each, 0)).toBe(30)
    const recipients = (await mails()).map(({ recipient }) => recipient)
    expect(new Set(recipients).size).toBe(30)
    expect(recipients).toHaveLength(30)
  })

  it('is written for the rest when a process dies between two batches', async () => {
    for (let at = 0; at < 30; at++) await create(await makePerson(db))
    await publish()
    await match()
    let batches = 0
    const dying = {
      ...as(system),
      tasks: {
        enqueue: async () => {
          batches += 1
          if (batches === 2) throw new Error('killed')
        },
        within: () => dying.tasks,
      },
    }
    await expect(writeAlertMails(dying, 10)).rejects.toThrow('killed')
    expect(await mails()).toHaveLength(10)
    expect(await write()).toBe(20)
    expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(30)
  })

  it('is written by background tasks alone', async () => {
    await create(await makePerson(db))
    await publish()
    await match()
    await expect(writeAlertMails(as(guest))).rejects.toMatchObject({ kind: 'not-allowed' })
  })
})
