import { isDeepStrictEqual } from 'node:util'
import { berlinDay } from '../../basics/berlin.ts'
import { htmlAsText } from '../../texts/html-as-text.ts'
import { recognisedDuty } from '../../vocabulary/duty/recognised-duty.ts'
import { derivedPay, namedGroup } from '../../vocabulary/pay/gross/derived-pay.ts'
import type { ChosenTariff } from '../../vocabulary/pay/tariffs/chosen-tariff.ts'
import { tariffOfAd } from '../../vocabulary/pay/tariffs/tariff-of-ad.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canLookAfterJobs } from '../jobs/job.policy.ts'
import {
  type JobToRead,
  keepReadings,
  listReadings,
  loadJobsToRead,
  loadJobsToReadAfter,
  type ReadJob,
  renewPay,
} from './job-tariff.queries.ts'
import { consumeJobChanges } from './steps/consume-job-changes.ts'

const changesAtOnce = 10_000
const jobsAtOnce = 200
const mostRounds = 50

/**
 * Reads every job that has changed since the last time, for search, lists and alerts: the collective agreement with what its table gives
 * today, and the duty facts. What the employer states is never touched.
 * @throws NotAllowed
 */
export async function derivePay(ctx: Context): Promise<void> {
  if (!canLookAfterJobs(ctx.actor)) throw new NotAllowed()
  await consumeJobChanges(ctx, {
    name: 'tariffs',
    atOnce: changesAtOnce,
    rounds: mostRounds,
    take: async jobIds => {
      for (let from = 0; from < jobIds.length; from += jobsAtOnce)
        await keep(ctx, await loadJobsToRead(ctx.db, jobIds.slice(from, from + jobsAtOnce)))
    },
    takeGap: async () => {
      let lastId = 0
      for (;;) {
        const jobs = await loadJobsToReadAfter(ctx.db, lastId, jobsAtOnce)
        await keep(ctx, jobs)
        if (jobs.length < jobsAtOnce) return
        lastId = jobs.at(-1)?.id ?? lastId
      }
    },
  })
}

/**
 * Brings the pay of all jobs to the tables of today: one begins, one ends, the operator adds one.
 * @returns how many jobs changed
 * @throws NotAllowed
 */
export async function renewDerivedPay(ctx: Context): Promise<number> {
  if (!canLookAfterJobs(ctx.actor)) throw new NotAllowed()
  const today = berlinDay(ctx.now())
  let renewed = 0
  for (const reading of await listReadings(ctx.db))
    renewed += await renewPay(ctx.db, reading, derivedPay(reading, today))
  return renewed
}

async function keep(ctx: Context, jobs: readonly JobToRead[]): Promise<void> {
  if (jobs.length === 0) return
  const today = berlinDay(ctx.now())
  const read = jobs.map(job => readJob(job, today))
  const isNew = new Set(read.filter((job, at) => saysOtherwise(job, jobs[at])).map(({ id }) => id))
  await inTransaction(ctx, inside => keepReadings(inside.db, read, isNew))
}

function readJob(job: JobToRead, today: string): ReadJob {
  const description = htmlAsText(job.description_html)
  const reading = readingOf(job, description)
  const pay = reading && derivedPay(reading, today)
  return { id: job.id, version: job.version, reading, pay, duty: recognisedDuty(description, job.benefits) }
}

function readingOf(job: JobToRead, description: string): ReadJob['reading'] {
  const from = job.pay_tariff_step_from ?? job.pay_tariff_step_to
  const to = job.pay_tariff_step_to ?? job.pay_tariff_step_from
  return namedGroup(
    tariffOfAd(
      {
        title: job.title,
        payText: job.pay_text,
        tariff: job.pay_tariff,
        tariffGroup: job.pay_tariff_group,
        tariffSteps: from === null || to === null ? null : { from, to },
        // The cast: only `adColumns` writes this column.
        chosen: job.pay_scheme as ChosenTariff | null,
        description,
      },
      {
        profession: job.profession ?? undefined,
        employer: job.employer_name,
        country: job.country ?? undefined,
      },
    ),
  )
}

/** Whether lists and search would show something else: other amounts, the same of another group, or other duty facts. */
function saysOtherwise({ pay, reading, duty }: ReadJob, kept: JobToRead | undefined): boolean {
  return (
    (pay !== null && !isDeepStrictEqual(reading, kept?.reading)) ||
    (pay?.monthMin ?? null) !== (kept?.month_min ?? null) ||
    (pay?.monthMax ?? null) !== (kept?.month_max ?? null) ||
    (pay?.currency ?? null) !== (kept?.currency ?? null) ||
    !isDeepStrictEqual(duty, kept?.duty ?? {})
  )
}
