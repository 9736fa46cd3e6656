import { describe, expect, it } from 'vitest'
import { makeJob } from '../../../tests/factories/job.ts'
import { accountContext, lastLetter, makePerson } from '../../../tests/support/account.ts'
import { as, mailsTo, openHiring } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { askAsGuest, newBrowser, silentAd } from '../../../tests/support/questions.ts'
import { limits } from '../../config/limits.ts'
import { adoptQuestions } from './adopt-questions.ts'
import { askAboutJob } from './ask-about-job.ts'
import { leaveQuestionAddress } from './leave-address.ts'
import { endQuestionMails, readQuestionsByLink } from './questions-by-link.ts'
import { readAskedJob } from './read-asked-job.ts'

const db = await testDatabase()
const base = accountContext(db)
const openAd = (values = {}) => openHiring(base, { ...silentAd, ...values })
const countOf = async (jobId: number, fact: string) => {
  const { facts } = await readAskedJob(base, { jobId })
  return facts.find(asked => asked.fact === fact)?.askedCount
}

describe('a question about an ad', () => {
  it('is counted once for each person and browser', async () => {
    const { jobId } = await openAd()
    const seeker = as(base, await makePerson(db))
    const [one, other] = [newBrowser(base), newBrowser(base)]
    for (const ctx of [seeker, seeker, one, one, other]) await askAboutJob(ctx, { jobId, fact: 'nights' })
    expect(await countOf(jobId, 'nights')).toBe(3)
    expect(await countOf(jobId, 'pay')).toBe(0)
    expect((await readAskedJob(seeker, { jobId })).facts.filter(({ isAsked }) => isAsked)).toMatchObject([
      { fact: 'nights' },
    ])
  })

  it('can only be about what the ad does not say', async () => {
    const { jobId } = await openAd({ pay_tariff: 'TVöD-P', shift_models: ['day'], start_text: 'ab sofort' })
    const { facts } = await readAskedJob(base, { jobId })
    expect(facts.map(({ fact }) => fact)).toEqual([
      'workload',
      'weekends',
      'on-call',
      'contract',
      'experience',
      'remote',
      'roster-notice',
      'holidays',
      'full-time-hours',
      'recognition-support',
      'language-course',
      'housing',
    ])
    await expect(askAboutJob(newBrowser(base), { jobId, fact: 'pay' })).rejects.toMatchObject({
      key: 'question.problem.stated',
    })
  })

  it('is not put about an ad that has ended, nor by those who post it', async () => {
    const { jobId } = await openAd({ status: 'filled' })
    const ask = askAboutJob(newBrowser(base), { jobId, fact: 'pay' })
    await expect(ask).rejects.toMatchObject({ key: 'question.problem.ended' })
    const own = await openAd()
    const mine = askAboutJob(own.asOwner, { jobId: own.jobId, fact: 'pay' })
    await expect(mine).rejects.toMatchObject({ key: 'question.problem.own-ad' })
  })

  it('says when nobody at the employer may answer', async () => {
    const jobId = await makeJob(db, silentAd)
    await askAboutJob(newBrowser(base), { jobId, fact: 'pay' })
    expect(await readAskedJob(base, { jobId })).toMatchObject({ hasAnswerer: false })
    expect(await countOf(jobId, 'pay')).toBe(1)
    const { jobId: attended } = await openAd()
    expect(await readAskedJob(base, { jobId: attended })).toMatchObject({ hasAnswerer: true })
  })

  it('comes from one network only so often an hour', async () => {
    const { jobId } = await openAd()
    const browser = newBrowser(base)
    for (let count = 0; count < limits.questionsPerHour; count++)
      await askAboutJob(browser, { jobId, fact: 'pay' })
    await expect(askAboutJob(browser, { jobId, fact: 'pay' })).rejects.toMatchObject({ kind: 'too-many' })
  })
})

describe('an address left for the answers', () => {
  it('does nothing until it is confirmed, and no address is kept without a question', async () => {
    const { jobId } = await openAd()
    const browser = newBrowser(base)
    const leave = () => leaveQuestionAddress(browser, { jobId, email: 'Neu@Example.org ' })
    await expect(leave()).rejects.toMatchObject({ key: 'question.problem.nothing-asked' })
    await askAboutJob(browser, { jobId, fact: 'pay' })
    await leave()
    const letter = await lastLetter(db, 'neu@example.org')
    expect(letter.template).toBe('question-confirm')
    const token = letter.props.url?.split('/').at(-1) ?? ''
    expect(await readQuestionsByLink(base, { token })).toMatchObject({
      isConfirmed: false,
      questions: [{ fact: 'pay', status: 'open' }],
    })
    await expect(readQuestionsByLink(base, { token: `${token}x` })).rejects.toThrow('not-found')
  })

  it('holds for what is asked later, and counts one person with two browsers once', async () => {
    const { jobId } = await openAd()
    const { browser, token } = await askAsGuest(base, { jobId, facts: ['pay'], email: 'zwei@example.org' })
    await askAboutJob(browser, { jobId, fact: 'start' })
    const phone = newBrowser(base)
    await askAboutJob(phone, { jobId, fact: 'pay' })
    expect(await countOf(jobId, 'pay')).toBe(2)
    await leaveQuestionAddress(phone, { jobId, email: 'zwei@example.org' })
    expect(await countOf(jobId, 'pay')).toBe(1)
    const { questions } = await readQuestionsByLink(base, { token })
    expect(questions.map(({ fact }) => fact).sort()).toEqual(['pay', 'start'])
    expect(await mailsTo(db, 'zwei@example.org')).toHaveLength(1)
  })

  it('is deleted with one press, and the question stays', async () => {
    const { jobId } = await openAd()
    const { token } = await askAsGuest(base, { jobId, facts: ['pay'], email: 'ende@example.org' })
    await endQuestionMails(base, { token })
    const left = db.selectFrom('question_addresses').select('id').where('email', '=', 'ende@example.org')
    expect(await left.execute()).toEqual([])
    expect(await countOf(jobId, 'pay')).toBe(1)
  })

  it('becomes an account when its owner signs in', async () => {
    const { jobId } = await openAd()
    const email = 'spaeter@example.org'
    await askAsGuest(base, { jobId, facts: ['pay', 'start'], email })
    const person = await makePerson(db, { email })
    await askAboutJob(as(base, person), { jobId, fact: 'pay' })
    await adoptQuestions(base, { userId: person.userId, email, isConfirmed: true })
    const { facts } = await readAskedJob(as(base, person), { jobId })
    expect(facts.flatMap(({ fact, isAsked }) => (isAsked ? [fact] : []))).toEqual(['pay', 'start'])
    const left = db.selectFrom('question_addresses').select('id').where('email', '=', email)
    expect(await left.execute()).toEqual([])
  })
})
