import type { Context } from '../../caller/context.ts'
import { describeFiles, type FileFacts } from '../../files/describe-files.ts'
import { requireJobSeeker } from '../job-seeker.policy.ts'
import { type CvReadingRow, findCvReading } from './cv-reading.queries.ts'

export type OwnCvReading = Omit<CvReadingRow, 'userId' | 'fileId' | 'attempts'> & { file: FileFacts }

/** The last reading of the person's CV; null before the first one. */
export async function readOwnCvReading(ctx: Context): Promise<OwnCvReading | null> {
  const { userId } = requireJobSeeker(ctx.actor)
  const row = await findCvReading(ctx.db, userId)
  const [file] = row ? await describeFiles(ctx, [row.fileId]) : []
  if (!row || !file) return null
  const { status, problem, result, page, pages, askedAt, endedAt } = row
  return { status, problem, result, page, pages, askedAt, endedAt, file }
}
