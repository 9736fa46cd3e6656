import type { Context } from '../../../caller/context.ts'
import type { AskedFact } from '../../../jobs/asked-fact.values.ts'
import type { JobDetails } from '../../../jobs/read-job.ts'
import { type JobFacts, jobFacts } from './job-facts.ts'

export type JobDetailFacts = JobFacts & {
  hasEnded: boolean
  department: string | null
  workloadPercent: { min: number; max: number } | null
  hoursWeek: number | null
  /** `2026-12-01`, or in the employer's words. */
  startDate: string | null
  startText: string | null
  weekendsPerMonth: number | null
  requiredLanguages: { language: string; level: string | null }[]
  /** In the employer's words. */
  requiredQualifications: string[]
  obtainableQualifications: string[]
  benefits: string[]
  /** On this site, at a page of the employer, or by mail; null once it has ended. The address itself stands on the page. */
  applyBy: 'here' | 'link' | 'email' | null
  /** About what the ad says nothing; the employer can be asked on its page. */
  askableFacts: AskedFact[]
  asOf: string
}

const mostLines = 20

export function jobDetailFacts(
  ctx: Pick<Context, 'links' | 'locale' | 'now'>,
  job: JobDetails,
): JobDetailFacts {
  const levels = new Map(job.languageLevels.map(({ language, level }) => [language, level]))
  return {
    ...jobFacts(ctx, job),
    hasEnded: job.hasEnded,
    department: job.department,
    workloadPercent: job.workloadPercent,
    hoursWeek: job.hoursWeek,
    startDate: job.startDate,
    startText: job.startText,
    weekendsPerMonth: job.weekendsPerMonth,
    requiredLanguages: job.requiredLanguages.map(language => ({
      language,
      level: levels.get(language) ?? null,
    })),
    requiredQualifications: job.requiredQualifications.slice(0, mostLines),
    obtainableQualifications: job.obtainableQualifications.slice(0, mostLines),
    benefits: job.benefits.slice(0, mostLines),
    applyBy: job.apply?.way ?? null,
    askableFacts: job.askableFacts,
    asOf: ctx.now().toISOString(),
  }
}
