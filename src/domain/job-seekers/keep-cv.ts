import { type Context, inTransaction } from '../caller/context.ts'
import { describeFiles, type FileFacts } from '../files/describe-files.ts'
import { releaseFiles } from '../files/steps/release-files.ts'
import { takeFiles } from '../files/steps/take-files.ts'
import { deleteCvReading } from './cv-reading/cv-reading.queries.ts'
import { requireJobSeeker } from './job-seeker.policy.ts'
import { findCvFileId, setCvFileId } from './job-seeker.queries.ts'

/** The CV stored for future applications; null without one, and when it was deleted because it was infected. */
export async function readOwnCv(ctx: Context): Promise<FileFacts | null> {
  const fileId = await findCvFileId(ctx.db, requireJobSeeker(ctx.actor).userId)
  const [cv] = fileId ? await describeFiles(ctx, [fileId]) : []
  return cv && cv.scan !== 'infected' ? cv : null
}

/**
 * Replaces the stored CV, or removes it; copies sent with earlier applications stay. @throws {Invalid} on `files` for a file that is not
 * theirs
 */
export async function keepCv(ctx: Context, input: { fileId: string | null }): Promise<void> {
  const person = requireJobSeeker(ctx.actor)
  const { fileId } = input
  await inTransaction(ctx, async inside => {
    const before = await findCvFileId(inside.db, person.userId)
    if (before === fileId) return
    if (fileId) {
      await takeFiles(inside, { fileIds: [fileId], purpose: 'cv' })
    }
    // What was read from another document is nobody's any more.
    await deleteCvReading(inside.db, { userId: person.userId, exceptOf: fileId })
    await setCvFileId(inside.db, person.userId, fileId, inside.now())
    if (before) await releaseFiles(inside, [before])
  })
}
