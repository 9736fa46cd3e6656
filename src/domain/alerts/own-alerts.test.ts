import { beforeEach, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { freiburg } from '../../../tests/factories/job.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { openAlerts } from '../../../tests/support/alerts.ts'
import { guest } from '../caller/actor.ts'
import { noteViewedJob } from '../viewed-jobs/note-viewed-job.ts'
import { changeAlert, deleteAlert, moveAlert } from './change-alert.ts'
import { createAlert } from './create-alert.ts'
import { markRead, refuseMatch } from './judge-matches.ts'
import { previewAlert } from './preview-alert.ts'
import { listAlerts, readAlert } from './read-own-alerts.ts'

const alerts = await openAlerts()
const { as, db, publish, match, create, later } = alerts
const nursing = { profession: ['pflegefachmann'] }
beforeEach(() => alerts.clear())

describe('a job seeker', () => {
  it('sees what an alert found, how much of it is new, and when it last wrote', async () => {
    const seeker = await makePerson(db)
    const alertId = await create(seeker)
    const first = await publish()
    await publish({ profession: 'hebamme' })
    await match()
    expect(await listAlerts(as(seeker))).toMatchObject([
      { id: alertId, name: 'Pflege', found: 1, unread: 1, mails: 0, lastSentAt: null, params: nursing },
    ])
    await markRead(as(seeker), { id: alertId }, [first])
    expect(await listAlerts(as(seeker))).toMatchObject([{ found: 1, unread: 0 }])
  })

  it('has read what was opened on the site', async () => {
    const seeker = await makePerson(db)
    const other = await makePerson(db)
    await create(seeker, undefined, 'daily')
    await create(other, undefined, 'daily')
    const jobId = await publish()
    await match()
    await noteViewedJob(as(seeker), { jobId })
    expect(await listAlerts(as(seeker))).toMatchObject([{ found: 1, unread: 0 }])
    expect(await listAlerts(as(other))).toMatchObject([{ found: 1, unread: 1 }])
  })

  it('is told of each found ad which criteria it meets, does not meet, and does not mention', async () => {
    const seeker = await makePerson(db)
    const params = { ...nursing, contract: ['permanent' as const], salaryMin: 3_000, includeUnknownPay: true }
    const alertId = await create(seeker, { ...params, place: 'Freiburg', radius: 25 })
    const jobId = await publish({ contract: 'permanent' }, [freiburg])
    await match()
    const read = () => readAlert(as(seeker), { id: alertId })
    const statesOf = async () =>
      Object.fromEntries((await read()).matches[0]?.criteria.map(({ name, state }) => [name, state]) ?? [])
    expect(await statesOf()).toEqual({
      place: 'met',
      profession: 'met',
      contract: 'met',
      salaryMin: 'unknown',
    })
    await db.updateTable('jobs').set({ contract: 'fixed-term' }).where('id', '=', jobId).execute()
    expect(await statesOf()).toMatchObject({ contract: 'unmet' })
  })

  it('finds an ad that has ended in the list, without its facts', async () => {
    const seeker = await makePerson(db)
    const alertId = await create(seeker)
    const jobId = await publish({ title: 'Endet bald' })
    await match()
    await db.updateTable('jobs').set({ status: 'filled' }).where('id', '=', jobId).execute()
    const { matches } = await readAlert(as(seeker), { id: alertId })
    expect(matches).toMatchObject([{ jobId, title: 'Endet bald', job: null, criteria: [] }])
  })

  it('says that an ad does not interest and why, and can take it back', async () => {
    const seeker = await makePerson(db)
    const alertId = await create(seeker)
    const jobId = await publish()
    await match()
    const key = { id: alertId }
    await refuseMatch(as(seeker), key, { jobId, reason: 'pay' })
    expect((await readAlert(as(seeker), key)).matches).toEqual([])
    const refused = await readAlert(as(seeker), key, { refused: true })
    expect(refused).toMatchObject({
      matches: [{ jobId, refusedBecause: 'pay' }],
      refusals: [{ reason: 'pay', ads: 1 }],
    })
    await refuseMatch(as(seeker), key, { jobId, reason: null })
    expect((await readAlert(as(seeker), key)).matches).toMatchObject([{ jobId, isRead: true }])
  })

  it('does not see ads of an employer that was refused, nor of a profession', async () => {
    const seeker = await makePerson(db)
    const alertId = await create(seeker, { category: ['nursing'] })
    const employer_id = await makeEmployer(db)
    const first = await publish({ employer_id })
    const other = await publish({ profession: 'hebamme' })
    await match()
    await refuseMatch(as(seeker), { id: alertId }, { jobId: first, reason: 'employer' })
    await refuseMatch(as(seeker), { id: alertId }, { jobId: other, reason: 'profession' })
    await publish({ employer_id, title: 'Derselbe Arbeitgeber' })
    await publish({ profession: 'hebamme', title: 'Derselbe Beruf' })
    const fine = await publish({ title: 'Ein anderer' })
    await match()
    expect(await alerts.matchesOf(alertId)).toEqual([first, other, fine])
  })

  it('may have twenty alerts, and none twice', async () => {
    const seeker = await makePerson(db)
    for (let at = 0; at < 20; at++) await create(seeker, { q: `Wort ${at}` })
    await expect(create(seeker, { q: 'Wort 20' })).rejects.toMatchObject({ key: 'alert.problem.too-many' })
    const other = await makePerson(db)
    await create(other, { category: ['nursing', 'doctors'] })
    await expect(create(other, { category: ['doctors', 'nursing'], sort: 'newest' })).rejects.toMatchObject({
      key: 'alert.problem.same',
    })
  })

  it('cannot have an alert for everything', async () => {
    const seeker = await makePerson(db)
    await expect(create(seeker, { sort: 'newest', postedWithin: 7 })).rejects.toMatchObject({
      kind: 'invalid',
    })
    const alertId = await create(seeker)
    const change = changeAlert(as(seeker), { id: alertId }, { params: {} })
    await expect(change).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('cannot make one alert into another', async () => {
    const seeker = await makePerson(db)
    await create(seeker)
    const second = await create(seeker, { q: 'Intensiv' })
    const change = changeAlert(as(seeker), { id: second }, { params: nursing })
    await expect(change).rejects.toMatchObject({ key: 'alert.problem.same' })
  })

  it('gets nothing of what appears during a pause, and again what appears after it', async () => {
    const seeker = await makePerson(db)
    const alertId = await create(seeker)
    later(1)
    await moveAlert(as(seeker), { id: alertId }, 'pause', 30)
    expect(await listAlerts(as(seeker))).toMatchObject([
      { status: 'paused', pausedUntil: new Date(alerts.now().getTime() + 30 * 86_400_000) },
    ])
    later(60)
    await publish({ title: 'In der Pause' })
    await match()
    later(30 * 24 * 60)
    const after = await publish({ title: 'Nach der Pause' })
    await match()
    expect(await alerts.matchesOf(alertId)).toEqual([after])
    expect(await listAlerts(as(seeker))).toMatchObject([{ status: 'active', pausedUntil: null }])
  })

  it('keeps of what waits for a mail only what fits the new criteria', async () => {
    const seeker = await makePerson(db)
    const alertId = await create(seeker)
    await publish({ title: 'Köln' })
    const near = await publish({ title: 'Freiburg' }, [freiburg])
    await match()
    const params = { ...nursing, place: 'Freiburg' }
    await changeAlert(as(seeker), { id: alertId }, { params, name: 'Anders', frequency: 'weekly' })
    expect(await alerts.matchesOf(alertId)).toEqual([near])
    expect(await listAlerts(as(seeker))).toMatchObject([{ name: 'Anders', frequency: 'weekly' }])
  })

  it('deletes an alert with everything it found', async () => {
    const seeker = await makePerson(db)
    const alertId = await create(seeker)
    await publish()
    await match()
    await deleteAlert(as(seeker), { id: alertId })
    expect(await alerts.matchesOf(alertId)).toEqual([])
    await expect(readAlert(as(seeker), { id: alertId })).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('takes the alerts along when the account goes', async () => {
    const seeker = await makePerson(db)
    const alertId = await create(seeker)
    await publish()
    await match()
    await db.deleteFrom('users').where('id', '=', seeker.userId).execute()
    expect(await alerts.matchesOf(alertId)).toEqual([])
  })

  it('can do nothing with the alert of somebody else', async () => {
    const alertId = await create(await makePerson(db))
    const other = as(await makePerson(db))
    for (const key of [{ id: alertId }, { id: '00000000-0000-4000-8000-000000000000' }, { id: 'x' }]) {
      for (const call of [
        () => readAlert(other, key),
        () => changeAlert(other, key, { name: 'x' }),
        () => moveAlert(other, key, 'pause'),
        () => deleteAlert(other, key),
        () => markRead(other, key, null),
      ]) {
        await expect(call()).rejects.toMatchObject({ kind: 'not-found' })
      }
    }
  })
})

it('tells before saving how many ads fit today, and what is looked for instead of a misspelt word', async () => {
  await publish({ title: 'Ergotherapeut (m/w/d)', profession: 'ergotherapeut', category: 'therapeutic' })
  await publish({ title: 'Ergotherapeutin (m/w/d)', profession: 'ergotherapeut', category: 'therapeutic' })
  await alerts.found()
  const right = await previewAlert(as(guest), { q: 'Ergotherapeut' })
  expect(right).toMatchObject({ total: 2, isPossible: true, corrected: null, criteria: 'q=Ergotherapeut' })
  const wrong = await previewAlert(as(guest), { q: 'Ergotherapuet' })
  expect(wrong).toMatchObject({ total: 2, corrected: { from: 'Ergotherapuet' } })
  expect(wrong.params.q).not.toBe('Ergotherapuet')
  expect(await previewAlert(as(guest), { place: 'Xyzhausen' })).toMatchObject({ isPossible: false })
  expect(await previewAlert(as(guest), {})).toMatchObject({ isPossible: false, criteria: '' })
})

it('is for job seekers alone', async () => {
  const employer = as(await makePerson(db, { role: 'employer' }))
  const input = { params: nursing, name: 'x', frequency: 'daily' as const }
  await expect(createAlert(employer, input)).rejects.toMatchObject({ key: 'alert.problem.only-seekers' })
  await expect(listAlerts(employer)).rejects.toMatchObject({ kind: 'not-allowed' })
})
