import { secondsAfter } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { translator } from '../../i18n/translate.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { byFact } from '../jobs/asked-fact.values.ts'
import { lockJob } from '../jobs/steps/job.queries.ts'
import { tellLive } from '../live/steps/tell-live.ts'
import { type QueuedMail, queueMails } from '../mail/steps/queue-mail.ts'
import { factText } from './fact-text.ts'
import { canLookAfterQuestions } from './job-question.policy.ts'
import {
  listAskersToTell,
  listJobsToTell,
  type Settled,
  type ToldAsker,
  takeSettled,
} from './settled-question.queries.ts'
import { questionTokenOf } from './steps/question-link.ts'

const jobsAtOnce = 100
type Job = NonNullable<Awaited<ReturnType<typeof lockJob>>>

/**
 * Tells everyone who asked what became of it, each ad's answers in one mail, a moment after the last was given. Guests who left no confirmed
 * address see it on the ad only.
 */
export async function tellAskers(ctx: Context): Promise<void> {
  if (!canLookAfterQuestions(ctx.actor)) throw new NotAllowed()
  for (;;) {
    const before = secondsAfter(ctx.now(), -limits.questionTellSeconds)
    const jobIds = await listJobsToTell(ctx.db, before, jobsAtOnce)
    for (const jobId of jobIds) await tellOf(ctx, jobId)
    if (jobIds.length < jobsAtOnce) return
  }
}

async function tellOf(ctx: Context, jobId: number): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { db } = inside
    const job = await lockJob(db, jobId)
    const settled = await takeSettled(db, jobId, inside.now())
    if (!job || settled.length === 0) return
    const askers = await listAskersToTell(
      db,
      settled.map(({ id }) => id),
    )
    await queueMails(
      inside,
      askers.map(asker => mailOf(inside, { job, settled, asker })),
    )
    await tellLive(inside, {
      topics: askers.flatMap(({ userId }) => (userId === null ? [] : [`user:${userId}` as const])),
      kind: 'question',
      details: { jobId },
    })
  })
}

function mailOf(
  ctx: Context,
  { job, settled, asker }: { job: Job; settled: Settled[]; asker: ToldAsker },
): QueuedMail<'question-answered'> {
  const { email, name, locale, userId, linkKey, questionIds } = asker
  const asked = settled.filter(({ id }) => questionIds.includes(id)).sort(byFact)
  return {
    to: email,
    template: 'question-answered',
    props: {
      name,
      job: job.title,
      facts: asked.map(({ fact, status }) => ({ fact, text: textOf(job, { fact, status }, locale) })),
      url: ctx.links.job(job.id, job.slug, locale),
      unsubscribeUrl:
        linkKey === null ? undefined : ctx.links.endQuestions(questionTokenOf(ctx, linkKey), locale),
    },
    locale,
    userId,
    key: `question-answered ${asked.map(({ id }) => id).join(',')} ${userId ?? linkKey} ${ctx.now().toISOString()}`,
  }
}

function textOf(job: Job, { fact, status }: Pick<Settled, 'fact' | 'status'>, locale: ToldAsker['locale']) {
  if (status === 'refused') return translator(locale)('question-words.refused')
  return factText(job, fact, locale)
}
