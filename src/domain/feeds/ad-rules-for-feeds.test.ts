import { expect, it } from 'vitest'
import { feedOf, feedTrial, hoursLater, monday } from '../../../tests/feeds/feed-trial.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { reviewJob } from '../job-ads/review-job.ts'
import { changeAdRule } from '../jobs/ad-rules/change-ad-rules.ts'

const db = await testDatabase()
const trial = feedTrial(db, 'Klinik mit Regeln')
const { userId } = await makePerson(db, { role: null })
const admin = testContext(db, {
  actor: { kind: 'admin', userId, adminId: 1, sessionId: 'x', role: 'moderator' },
  now: monday,
})
const suspicious = { id: 'B', more: '<description>Schreiben Sie uns per WhatsApp an.</description>' }
const states = async () =>
  (await trial.jobs()).map(job => `${job.external_id} ${job.status} ${job.review_marks.join()}`.trim())

it('an ad of a feed that meets a rule is marked, or waits for a review while the others are public', async () => {
  await changeAdRule(admin, { rule: 'messengers', mode: 'mark', words: [] })
  await trial.run(feedOf([{ id: 'A', more: suspicious.more }]))
  expect(await states()).toEqual(['A published messengers'])

  await changeAdRule(admin, { rule: 'messengers', mode: 'review', words: [] })
  const result = await trial.run(feedOf([{ id: 'A', more: suspicious.more }, suspicious, { id: 'C' }]))
  expect(result.warnings).toEqual([
    { line: expect.any(Number), reason: { code: 'held-for-review', params: { id: 'B' } } },
  ])
  expect(await states()).toEqual(['A published messengers', 'B in-review messengers', 'C published'])
  const held = (await trial.jobs()).find(job => job.external_id === 'B')
  expect(held).toMatchObject({ published_at: null, ended_at: null })
})

it('waits on when its source changes it, and comes back for a review after it was returned and changed', async () => {
  const job = async () => {
    const found = (await trial.jobs()).find(each => each.external_id === 'B')
    if (!found) throw new Error('the ad is gone')
    return { jobId: found.id, version: found.version }
  }
  const changed = (title: string) =>
    feedOf([{ id: 'A', more: suspicious.more }, { ...suspicious, title }, { id: 'C' }])
  await trial.run(changed('Pflegefachkraft Innere (m/w/d)'), hoursLater(1))
  expect(await states()).toContain('B in-review messengers')
  await reviewJob(admin, { ...(await job()), isAccepted: false, note: 'Bitte ohne Messenger' })
  await trial.run(changed('Pflegefachkraft Innere (m/w/d)'), hoursLater(2))
  expect(await states()).toContain('B draft messengers')
  await trial.run(changed('Pflegefachkraft Chirurgie (m/w/d)'), hoursLater(3))
  expect(await states()).toContain('B in-review messengers')
  await reviewJob(admin, { ...(await job()), isAccepted: true })
  await trial.run(changed('Pflegefachkraft Urologie (m/w/d)'), hoursLater(4))
  expect(await states()).toContain('B published messengers')
})

it('leaves the queue when its feed has it no more, and is back in it with its feed', async () => {
  const others = [{ id: 'A', more: suspicious.more }, suspicious, { id: 'C' }]
  await trial.run(feedOf([...others, { ...suspicious, id: 'D' }, { ...suspicious, id: 'E' }]), hoursLater(5))
  expect(await states()).toEqual(expect.arrayContaining(['D in-review messengers', 'E in-review messengers']))
  const late = `${suspicious.more}<expirationdate>2026-11-23</expirationdate>`
  const withLate = feedOf([...others, { id: 'E', more: late }])
  expect(await trial.run(withLate, hoursLater(24))).toMatchObject({ expired: 1, ended: 0 })
  expect(await states()).toEqual(expect.arrayContaining(['D in-review messengers', 'E archived messengers']))
  await trial.run(withLate, hoursLater(48))
  expect(await states()).toContain('D archived messengers')
  expect((await trial.events()).at(-1)).toBe('archived: feed-vanished')
  await trial.run(feedOf([...others, { ...suspicious, id: 'D' }]), hoursLater(50))
  expect(await states()).toContain('D in-review messengers')
  expect((await trial.events()).at(-1)).toBe('in-review: feed-returned')
})
