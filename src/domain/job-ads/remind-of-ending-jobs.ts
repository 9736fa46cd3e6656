import { dayMs, daysAfter } from '../../basics/time.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canLookAfterJobs } from '../jobs/job.policy.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { listEndingJobs } from './ending-job.queries.ts'

/** Jobs published for fewer days get no reminder a week ahead. */
const shortRunDays = 8

/**
 * Reminds by mail that a job ends in seven days, and again the day before; once per closing date, however often this runs.
 * @returns how many jobs it looked at. @throws NotAllowed
 */
export async function remindOfEndingJobs(ctx: Context): Promise<number> {
  if (!canLookAfterJobs(ctx.actor)) throw new NotAllowed()
  const now = ctx.now()
  const after = (days: number) => daysAfter(now, days)
  const soon = await listEndingJobs(ctx.db, after(1), after(7))
  const tomorrow = await listEndingJobs(ctx.db, now, after(1))
  for (const job of soon) {
    const runMs = (job.valid_through?.getTime() ?? 0) - (job.published_at?.getTime() ?? 0)
    if (runMs >= shortRunDays * dayMs) await remind(ctx, job, 7)
  }
  for (const job of tomorrow) await remind(ctx, job, 1)
  return soon.length + tomorrow.length
}

type EndingJob = Awaited<ReturnType<typeof listEndingJobs>>[number]

async function remind(ctx: Context, job: EndingJob, days: 1 | 7): Promise<void> {
  const locale = job.locale === 'en' ? 'en' : 'de'
  const until = job.valid_through?.toISOString() ?? ''
  await queueMail(ctx, {
    to: job.email,
    template: 'job-ending',
    props: { name: job.name, job: job.title, until, url: ctx.links.ownJobs(locale) },
    locale,
    userId: job.user_id,
    key: `job-ending ${job.id} ${until.slice(0, 10)} ${days}`,
  })
}
