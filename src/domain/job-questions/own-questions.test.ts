import { expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { as, mailsTo, openHiring } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { silentAd } from '../../../tests/support/questions.ts'
import { dayMs } from '../../basics/time.ts'
import { system } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { answerJobQuestion, refuseJobQuestion } from './answer-question.ts'
import { askAboutJob } from './ask-about-job.ts'
import { changeOwnQuestion, listOwnQuestions } from './own-questions.ts'
import { pruneQuestions } from './prune-questions.ts'
import { readQuestionFigures } from './read-question-figures.ts'
import { tellAskers } from './tell-askers.ts'

const db = await testDatabase()
const base = accountContext(db)
const siteAt = (ms: number): Context => ({
  ...base,
  actor: system,
  now: () => new Date(base.now().getTime() + ms),
})

it('stand in a list with what became of them, what is open first, until 30 days after the answer', async () => {
  const { jobId, asOwner } = await openHiring(base, silentAd)
  const asSeeker = as(base, await makePerson(db))
  for (const fact of ['pay', 'nights', 'start', 'remote'] as const)
    await askAboutJob(asSeeker, { jobId, fact })
  await answerJobQuestion(asOwner, { jobId, answer: { fact: 'nights', value: 'no-nights' } })
  await answerJobQuestion(asOwner, { jobId, answer: { fact: 'remote', value: 'onsite' } })
  await refuseJobQuestion(asOwner, { jobId, fact: 'start' })
  const questions = await listOwnQuestions(asSeeker)
  expect(questions.map(({ fact, status, answer }) => [fact, status, answer])).toEqual([
    ['pay', 'open', null],
    ['nights', 'answered', 'Ohne Nachtdienst'],
    ['start', 'refused', 'Dazu macht der Arbeitgeber keine Angabe.'],
    ['remote', 'answered', 'Vor Ort'],
  ])
  const stranger = as(base, await makePerson(db))
  expect(await listOwnQuestions(stranger)).toEqual([])
  await pruneQuestions(siteAt(31 * dayMs))
  expect((await listOwnQuestions(asSeeker)).map(({ fact }) => fact)).toEqual(['pay'])
})

it('are answered by mail until the person wants none, and stay asked', async () => {
  const { jobId, asOwner } = await openHiring(base, silentAd)
  const people = [await makePerson(db), await makePerson(db)] as const
  for (const person of people) await askAboutJob(as(base, person), { jobId, fact: 'nights' })
  const [asOne, asOther] = people.map(person => as(base, person)) as [Context, Context]
  const [question] = await listOwnQuestions(asOne)
  const change = { questionId: question?.questionId ?? 0, isTold: false }
  await changeOwnQuestion(asOne, change)
  expect(await listOwnQuestions(asOne)).toMatchObject([{ status: 'open', isTold: false }])
  expect(await listOwnQuestions(asOther)).toMatchObject([{ isTold: true }])
  await expect(changeOwnQuestion(as(base, await makePerson(db)), change)).rejects.toMatchObject({
    kind: 'not-found',
  })
  await answerJobQuestion(asOwner, { jobId, answer: { fact: 'nights', value: 'no-nights' } })
  await tellAskers(siteAt(dayMs / 24))
  const mailed = await Promise.all(
    people.map(async ({ userId }) => {
      const user = db.selectFrom('users').select('email').where('id', '=', userId)
      return (await mailsTo(db, (await user.executeTakeFirstOrThrow()).email)).length
    }),
  )
  expect(mailed).toEqual([0, 1])
})

it('are counted for administrators by fact and employer', async () => {
  const admin: Context = {
    ...base,
    actor: { kind: 'admin', userId: '', adminId: 1, sessionId: '', role: 'owner' },
  }
  const before = await readQuestionFigures(admin)
  const countOf = (figures: typeof before) =>
    figures.facts.find(({ fact }) => fact === 'weekends') ?? { questions: 0, askers: 0, answered: 0, open: 0 }
  const { jobId, employerId, asOwner } = await openHiring(base, silentAd)
  for (let count = 0; count < 3; count++)
    await askAboutJob(as(base, await makePerson(db)), { jobId, fact: 'weekends' })
  await askAboutJob(as(base, await makePerson(db)), { jobId, fact: 'contract' })
  await answerJobQuestion(asOwner, { jobId, answer: { fact: 'weekends', value: 'weekends' } })
  const after = await readQuestionFigures(admin)
  expect(countOf(after)).toMatchObject({
    questions: countOf(before).questions + 1,
    askers: countOf(before).askers + 3,
    answered: countOf(before).answered + 1,
    open: countOf(before).open,
  })
  expect(after.employers.find(employer => employer.employerId === employerId)).toMatchObject({
    questions: 2,
    answered: 1,
    refused: 0,
    open: 1,
  })
})
