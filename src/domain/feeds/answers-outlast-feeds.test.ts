import { beforeEach, describe, expect, it } from 'vitest'
import { feedOf, hoursLater, monday } from '../../../tests/feeds/feed-trial.ts'
import { ownFeedTrial } from '../../../tests/feeds/own-feed-trial.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { newBrowser } from '../../../tests/support/questions.ts'
import { answerJobQuestion, refuseJobQuestion } from '../job-questions/answer-question.ts'
import { askAboutJob } from '../job-questions/ask-about-job.ts'
import { readJob } from '../jobs/read-job.ts'
import { undoLastRun } from './runs/undo-run.ts'

const db = await testDatabase()
const trial = await ownFeedTrial(db)
const { at, jobs, begun, readAgain, work } = trial
const ad = (more: string) => feedOf([{ id: 'A', title: 'Pflegefachkraft (m/w/d)', more }])
const text = (words: string) => `<description>${words}</description>`

/** A feed job whose employer has answered two questions and refused one. */
async function answered(): Promise<number> {
  await begun(ad(text('Sie pflegen.')))
  const jobId = (await jobs())[0]?.id ?? 0
  for (const fact of ['pay', 'nights', 'start'] as const)
    await askAboutJob(newBrowser(at(monday)), { jobId, fact })
  await answerJobQuestion(at(monday), {
    jobId,
    answer: { fact: 'pay', min: 3800, max: 4200, period: 'month' },
  })
  await answerJobQuestion(at(monday), { jobId, answer: { fact: 'nights', value: 'no-nights' } })
  await refuseJobQuestion(at(monday), { jobId, fact: 'start' })
  return jobId
}

beforeEach(trial.reset)

describe('what an employer answered about an ad from a feed', () => {
  it('stays when the feed changes and says nothing about it', async () => {
    const jobId = await answered()
    await readAgain(ad(text('Sie pflegen an Wochenenden.')), hoursLater(24))
    const job = await readJob(at(hoursLater(24)), jobId)
    expect(job).toMatchObject({ pay: { min: 3800, max: 4200, period: 'month' } })
    expect(job.descriptionHtml).toContain('Wochenenden')
    expect([...job.shiftModels].sort()).toEqual(['no-nights', 'weekends'])
    expect(job.givenAnswers.map(({ fact }) => fact)).toEqual(['pay', 'nights', 'start'])
  })

  it('gives way to what the feed itself says about it', async () => {
    const jobId = await answered()
    const more = `${text('Sie pflegen im Dreischichtdienst, ab sofort.')}<salary>4500 EUR</salary>`
    await readAgain(ad(more), hoursLater(24))
    const job = await readJob(at(hoursLater(24)), jobId)
    expect(job).toMatchObject({ pay: { min: 4500 }, shiftModels: ['three-shift'] })
    expect(job.givenAnswers.map(({ fact }) => fact)).not.toContain('pay')
    expect(job.givenAnswers.map(({ fact }) => fact)).not.toContain('nights')
  })

  it('stays when the run before it is undone', async () => {
    const jobId = await answered()
    await readAgain(ad(text('Sie pflegen viel.')), hoursLater(24))
    await undoLastRun(at(hoursLater(25)), trial.feedId)
    await work(hoursLater(25))
    const job = await readJob(at(hoursLater(25)), jobId)
    expect(job.descriptionHtml).toContain('Sie pflegen.')
    expect(job).toMatchObject({ pay: { min: 3800 }, shiftModels: ['no-nights'] })
  })
})
