import { expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { adoptQuestions } from '../src/domain/job-questions/adopt-questions.ts'
import { answerJobQuestion, refuseJobQuestion } from '../src/domain/job-questions/answer-question.ts'
import { askAboutJob } from '../src/domain/job-questions/ask-about-job.ts'
import { followUpQuestions } from '../src/domain/job-questions/follow-up-questions.ts'
import { leaveQuestionAddress } from '../src/domain/job-questions/leave-address.ts'
import { listAskedJobs } from '../src/domain/job-questions/list-asked-jobs.ts'
import { changeOwnQuestion, listOwnQuestions } from '../src/domain/job-questions/own-questions.ts'
import { pruneQuestions } from '../src/domain/job-questions/prune-questions.ts'
import {
  confirmQuestionAddress,
  endQuestionMails,
  readQuestionsByLink,
} from '../src/domain/job-questions/questions-by-link.ts'
import { readAskedJob } from '../src/domain/job-questions/read-asked-job.ts'
import { readQuestionFigures } from '../src/domain/job-questions/read-question-figures.ts'
import { tellAskers } from '../src/domain/job-questions/tell-askers.ts'
import { makeJob } from './factories/job.ts'
import { accountContext } from './support/account.ts'
import { testDatabase } from './support/database.ts'
import { askAsGuest, newBrowser, silentAd } from './support/questions.ts'
import { keyOf, openRoles, whoIsLetThrough } from './support/roles.ts'

const db = await testDatabase()
const base: Context = accountContext(db)
const { roles: people, seeker, employerId, draftId } = await openRoles(base)
const roles = { ...people, key: keyOf(employerId), 'read-only key': keyOf(employerId, ['jobs:read']) }
type Role = keyof typeof roles

const everyone = Object.keys(roles) as Role[]
const askers: Role[] = ['guest', 'unconfirmed', 'job seeker', 'other job seeker', 'other employer']
const team: Role[] = ['owner', 'recruiter']
const employersPeople: Role[] = ['owner', 'recruiter', 'admin', 'key', 'operator']

/** Who asks, in a browser of their own. */
const inBrowser = (ctx: Context): Context => ({ ...ctx, client: newBrowser(base).client })
const newAd = () => makeJob(db, { ...silentAd, employer_id: employerId })

/** An ad of the employer that somebody has asked about. */
async function askedAd(): Promise<{ jobId: number }> {
  const jobId = await newAd()
  await askAboutJob(newBrowser(base), { jobId, fact: 'nights' })
  return { jobId }
}

/** Of the job seeker. */
async function ownQuestion(): Promise<{ questionId: number; isTold: boolean }> {
  const asSeeker = inBrowser({ ...base, actor: seeker })
  await askAboutJob(asSeeker, { jobId: await newAd(), fact: 'nights' })
  const [question] = await listOwnQuestions(asSeeker)
  return { questionId: question?.questionId ?? 0, isTold: false }
}

let addresses = 0
async function link(): Promise<{ token: string }> {
  const email = `link${addresses++}@example.org`
  return askAsGuest(base, { jobId: await newAd(), facts: ['pay'], email })
}

async function leaveAddress(ctx: Context): Promise<void> {
  const { jobId } = await askedAd()
  const browser = newBrowser(base)
  await askAboutJob(browser, { jobId, fact: 'nights' })
  const email = `left${addresses++}@example.org`
  await leaveQuestionAddress({ ...ctx, client: browser.client }, { jobId, email })
}

const table: [string, readonly Role[], (ctx: Context) => Promise<unknown>][] = [
  ['askAboutJob', askers, async ctx => askAboutJob(inBrowser(ctx), { jobId: await newAd(), fact: 'pay' })],
  ['askAboutJob (a draft)', [], ctx => askAboutJob(inBrowser(ctx), { jobId: draftId, fact: 'pay' })],
  ['leaveQuestionAddress', ['guest', 'unconfirmed'], ctx => leaveAddress(ctx)],
  ['readAskedJob', everyone, async ctx => readAskedJob(ctx, { jobId: await newAd() })],
  ['readAskedJob (a draft)', [], ctx => readAskedJob(ctx, { jobId: draftId })],
  ['readQuestionsByLink', everyone, async ctx => readQuestionsByLink(ctx, await link())],
  ['readQuestionsByLink (wrong link)', [], ctx => readQuestionsByLink(ctx, { token: 'x' })],
  ['confirmQuestionAddress', everyone, async ctx => confirmQuestionAddress(ctx, await link())],
  ['confirmQuestionAddress (wrong link)', [], ctx => confirmQuestionAddress(ctx, { token: 'x' })],
  ['endQuestionMails', everyone, async ctx => endQuestionMails(ctx, await link())],
  ['endQuestionMails (wrong link)', [], ctx => endQuestionMails(ctx, { token: 'x' })],
  [
    'listOwnQuestions',
    [...askers, ...team].filter(role => role !== 'guest' && role !== 'unconfirmed'),
    ctx => listOwnQuestions(ctx),
  ],
  ['changeOwnQuestion', ['job seeker'], async ctx => changeOwnQuestion(ctx, await ownQuestion())],
  ['readQuestionFigures', ['admin'], ctx => readQuestionFigures(ctx)],
  ['listAskedJobs', employersPeople, ctx => listAskedJobs(ctx, { employerId })],
  [
    'answerJobQuestion',
    employersPeople,
    async ctx =>
      answerJobQuestion(ctx, { ...(await askedAd()), answer: { fact: 'nights', value: 'no-nights' } }),
  ],
  [
    'refuseJobQuestion',
    employersPeople,
    async ctx => refuseJobQuestion(ctx, { ...(await askedAd()), fact: 'nights' }),
  ],
  [
    'adoptQuestions',
    everyone,
    ctx => adoptQuestions(ctx, { userId: seeker.userId, email: 'x@example.org', isConfirmed: true }),
  ],
  ['followUpQuestions', ['operator'], ctx => followUpQuestions(ctx)],
  ['tellAskers', ['operator'], ctx => tellAskers(ctx)],
  ['pruneQuestions', ['operator'], ctx => pruneQuestions(ctx)],
]

it.each(table)('%s', async (_name, allowed, call) => {
  expect(await whoIsLetThrough(base, roles, call)).toEqual([...allowed].sort())
})
