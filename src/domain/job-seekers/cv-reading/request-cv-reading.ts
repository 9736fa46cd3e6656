import { limits } from '../../../config/limits.ts'
import { cvProviderOf } from '../../../platform/language-model/language-model.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { requireJobSeeker } from '../job-seeker.policy.ts'
import { keepCv, readOwnCv } from '../keep-cv.ts'
import { deleteCvReading, findCvReading, insertCvReading } from './cv-reading.queries.ts'

/**
 * Has a CV read in the background: an upload, which becomes the stored CV, or the stored one. What an earlier reading found and nobody took
 * is gone. `isWithModel`: the person agrees that this once the provider they were told reads it, too. @throws {Invalid} on `files` without a CV and for a file that is not theirs; {TooMany}
 */
export async function requestCvReading(
  ctx: Context,
  input: { fileId: string | null; isWithModel?: boolean },
): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  const open = await findCvReading(ctx.db, userId)
  const isSame = input.fileId === null || input.fileId === open?.fileId
  if (isSame && (open?.status === 'waiting' || open?.status === 'reading')) return
  const tries = limits.cvReadingsPerHour
  await limitTries(ctx, { kind: 'cv-reading', subject: userId, tries, windowMinutes: 60 })
  await inTransaction(ctx, async inside => {
    if (input.fileId !== null) await keepCv(inside, { fileId: input.fileId })
    const cv = await readOwnCv(inside)
    if (cv === null) throw new Invalid({ files: [{ key: 'file.missing' }] })
    const consent = input.isWithModel ? cvProviderOf(inside.languageModel) : null
    await insertCvReading(inside.db, { userId, fileId: cv.fileId, consent, now: inside.now() })
    await inside.tasks.enqueue('read-cvs', {})
  })
}

/** Deletes the reading with all that it found; the stored CV stays. */
export async function dropCvReading(ctx: Context): Promise<void> {
  const { userId } = requireJobSeeker(ctx.actor)
  await deleteCvReading(ctx.db, { userId })
}
