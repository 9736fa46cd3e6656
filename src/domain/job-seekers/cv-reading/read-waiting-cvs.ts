import { daysBefore } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import { ApartProblem } from '../../../platform/files/read-apart.ts'
import type { CvReader } from '../../../platform/files/read-cv-apart.ts'
import type { Context } from '../../caller/context.ts'
import { isDomainError, NotAllowed } from '../../caller/errors.ts'
import { canPruneRecords } from '../../caller/person.policy.ts'
import { loadReadableFile } from '../../files/open-file.ts'
import { readVerified } from '../../files/steps/bytes.ts'
import { tellLive } from '../../live/steps/tell-live.ts'
import {
  claimCvReading,
  deleteCvModelRecordsBefore,
  deleteCvReadingsBefore,
  endLostCvReadings,
  finishCvReading,
  setCvProgress,
} from './cv-reading.queries.ts'
import type { CvReadingProblem } from './cv-reading.values.ts'
import type { CvReadingResult } from './cv-reading-result.ts'
import { readWithModel } from './steps/read-with-model.ts'

/** A minute more than a reading may take, and the model after it. */
const lostAfterMs = 150_000
const mostAttempts = 2

/**
 * Reads the CVs that wait, oldest first, until none is left. Safe to call concurrently. One whose process was killed waits again, and fails
 * when that happens twice. @returns how many were read. @throws NotAllowed
 */
export async function readWaitingCvs(ctx: Context, reader: CvReader): Promise<number> {
  if (!canPruneRecords(ctx.actor)) throw new NotAllowed()
  const now = ctx.now()
  const before = new Date(now.getTime() - lostAfterMs)
  for (const userId of await endLostCvReadings(ctx.db, { before, now, mostAttempts })) await tell(ctx, userId)
  for (let done = 0; ; done++) {
    const claim = await claimCvReading(ctx.db, ctx.now())
    if (!claim) return done
    await tell(ctx, claim.userId)
    const end = await outcomeOf(ctx, reader, claim)
    if (await finishCvReading(ctx.db, claim, { ...end, now: ctx.now() })) await tell(ctx, claim.userId)
  }
}

/** Deletes readings that ended 30 days ago, with all that they found. @returns how many. @throws NotAllowed */
export async function pruneCvReadings(ctx: Context): Promise<number> {
  if (!canPruneRecords(ctx.actor)) throw new NotAllowed()
  await deleteCvModelRecordsBefore(ctx.db, daysBefore(ctx.now(), limits.assistantRecordDays))
  return deleteCvReadingsBefore(ctx.db, daysBefore(ctx.now(), limits.cvReadingDays))
}

type Claim = NonNullable<Awaited<ReturnType<typeof claimCvReading>>>
type Outcome = { result: CvReadingResult } | { problem: CvReadingProblem }

async function outcomeOf(ctx: Context, reader: CvReader, claim: Claim): Promise<Outcome> {
  try {
    const file = await loadReadableFile(ctx, { fileId: claim.fileId })
    const read = await reader({
      asker: { who: `user:${claim.userId}` },
      load: () => readVerified(ctx, file),
      ...{ name: file.name, now: ctx.now() },
      onProgress: progress => void tellProgress(ctx, claim, progress),
    })
    if (read.fields === null) return { problem: read.problem }
    const { remarks, pages, text } = read
    const { fields, model } = await readWithModel(ctx, claim, read)
    return { result: { fields, remarks, pages, text: pages.length === 0 ? text : [], model } }
  } catch (error) {
    return { problem: problemOf(ctx, error) }
  }
}

function problemOf(ctx: Context, error: unknown): CvReadingProblem {
  if (error instanceof ApartProblem) {
    ctx.log.info({ err: error }, 'a CV was not read')
    if (error.reason === 'too-demanding') return error.cause === 'out of time' ? 'too-slow' : 'too-demanding'
    return 'broke-off'
  }
  if (isDomainError(error)) return error.kind === 'gone' ? 'infected' : 'file-unreachable'
  ctx.log.error({ err: error }, 'a CV could not be read')
  return 'broke-off'
}

/** Progress only: failure is harmless, and the end of the reading overwrites it. */
async function tellProgress(
  ctx: Context,
  claim: Claim,
  progress: { page: number; pages: number },
): Promise<void> {
  try {
    if (await setCvProgress(ctx.db, claim, progress)) await tell(ctx, claim.userId)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the progress of a CV was not noted')
  }
}

async function tell(ctx: Context, userId: string): Promise<void> {
  await tellLive(ctx, { topics: [`user:${userId}`], kind: 'cv', details: {} })
}
