import { berlinDay } from '../../basics/berlin.ts'
import type { Context } from '../caller/context.ts'
import { Gone, NotFound } from '../caller/errors.ts'
import { readFirstAnswer } from '../employers/first-answer.ts'
import { type AskedJobView, readAskedJob } from '../job-questions/read-asked-job.ts'
import { readSearchPlace } from '../job-search/resolve-place.ts'
import { listPublicJobs, type PublicJobRow } from '../job-search/steps/list-public-jobs.ts'
import { canSeekJobs } from '../job-seekers/job-seeker.policy.ts'
import { loadMatchProfile } from '../job-seekers/steps/load-match-profiles.ts'
import type { MatchProfile } from '../matching/match-profile.ts'
import { type ComparedFacts, comparedFacts, type Origin } from './compared-facts.ts'
import { type ComparisonWish, mostCompared } from './comparison.schema.ts'
import type { DatedRate } from './dated-rate.ts'

export type ComparedJob = AskedJobView & {
  computed: ComparedFacts
  /** Median days until this employer's first answer; null where too few have applied. */
  firstAnswerDays: number | null
}

export type Comparison = {
  jobs: ComparedJob[]
  /** Ids of which there is no ad that the caller may know of, and of ads that were deleted. */
  missing: { id: number; reason: 'unknown' | 'deleted' }[]
  /** Named beyond what is compared. */
  leftOut: PublicJobRow[]
  origin: Origin | null
  workload: { percent: number; from: 'address' | 'profile' | 'usual' }
  /** The place was typed and no town of that name is known. */
  isPlaceUnknown: boolean
  rate: DatedRate | null
}

/**
 * Ads side by side, those that have ended included: their pay for the wished workload, the way from the wished place, both else as in the
 * caller's profile. An id that leads to no ad is told, and the others are compared.
 */
export async function compareJobs(
  ctx: Context,
  { jobIds, workloadPercent, years, place, rate }: Omit<ComparisonWish, 'wrong'> & { rate: DatedRate | null },
): Promise<Comparison> {
  const read = await Promise.all(jobIds.map(id => readOne(ctx, id)))
  const found = read.flatMap(each => ('view' in each ? [each.view] : []))
  const typed = place === '' ? null : townNamed(place)
  const own = place === '' || workloadPercent === null ? await ownProfile(ctx) : null
  const origin = typed ?? (place === '' ? placeOf(own) : null)
  const workload = workloadOf(workloadPercent, own)
  const asked = { workloadPercent: workload.percent, years, origin, rate, on: berlinDay(ctx.now()) }
  const jobs = await Promise.all(
    found.slice(0, mostCompared).map(async view => ({
      ...view,
      computed: comparedFacts(view.job, asked),
      firstAnswerDays: (await readFirstAnswer(ctx, view.job.employer.id))?.days ?? null,
    })),
  )
  const further = found.slice(mostCompared).map(({ job }) => job.id)
  return {
    jobs,
    missing: read.flatMap(each => ('reason' in each ? [each] : [])),
    leftOut: await listPublicJobs(ctx, further),
    origin,
    workload,
    isPlaceUnknown: place !== '' && typed === null,
    rate,
  }
}

async function readOne(
  ctx: Context,
  id: number,
): Promise<{ view: AskedJobView } | Comparison['missing'][number]> {
  try {
    return { view: await readAskedJob(ctx, { jobId: id }) }
  } catch (error) {
    if (error instanceof NotFound) return { id, reason: 'unknown' }
    if (error instanceof Gone) return { id, reason: 'deleted' }
    throw error
  }
}

function townNamed(text: string): Origin | null {
  const { place } = readSearchPlace(text, null)
  if (place?.kind !== 'town') return null
  const { name, latDegrees, lonDegrees } = place
  return { name, latDegrees, lonDegrees, from: 'address' }
}

async function ownProfile(ctx: Context): Promise<MatchProfile | null> {
  const { actor } = ctx
  return canSeekJobs(actor) ? loadMatchProfile(ctx, actor.userId) : null
}

function placeOf(profile: MatchProfile | null): Origin | null {
  const [first] = profile?.places ?? []
  if (!first) return null
  const { name, latDegrees, lonDegrees } = first
  return { name, latDegrees, lonDegrees, from: 'profile' }
}

/** Of a profile as much as its person would work. */
function workloadOf(wished: number | null, profile: MatchProfile | null): Comparison['workload'] {
  if (wished !== null) return { percent: wished, from: 'address' }
  const most = profile?.workloadPercent?.to
  return most === undefined ? { percent: 100, from: 'usual' } : { percent: most, from: 'profile' }
}
