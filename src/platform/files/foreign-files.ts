import type { Asker } from '../process/turns.ts'
import type { ExamineLimits, FileFindings, ReadingAnswer, RefusalReason } from './apart/task.ts'
import { readApart } from './read-apart.ts'

/** Why an untrusted file is rejected or cannot be shown. */
export class FileRefusal extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(`the file is refused: ${reason}`)
    this.reason = reason
  }
}

/**
 * Examines an untrusted file by content, ignoring its name: type, pages, size. Pictures are returned re-encoded.
 * @throws {FileRefusal} when the file is unacceptable; {ApartProblem} when it cannot be read now, or not within the resource limits
 */
export async function examineFile(
  asker: Asker,
  file: { bytes: Uint8Array; accepts: readonly FileFindings['kind'][]; limits: ExamineLimits },
): Promise<FileFindings> {
  const answer = await readApart(asker, async () => ({ kind: 'examine', ...file }))
  if (answer.kind === 'examined') return answer.facts
  throw refusalOf(answer)
}

type LoadBytes = () => Promise<Uint8Array>

/** A page of a PDF, from 1, as a PNG of this width. @throws {FileRefusal}, {ApartProblem}, and whatever `load` throws */
export async function renderPdfPage(
  asker: Asker,
  load: LoadBytes,
  wanted: { page: number; widthPx: number },
): Promise<Uint8Array> {
  const answer = await readApart(asker, async () => ({ kind: 'render', ...wanted, bytes: await load() }))
  if (answer.kind === 'drawn') return answer.bytes
  throw refusalOf(answer)
}

/** A picture as WebP, at most `widthPx` wide. @throws {FileRefusal}, {ApartProblem}, and whatever `load` throws */
export async function shrinkImage(asker: Asker, load: LoadBytes, widthPx: number): Promise<Uint8Array> {
  const answer = await readApart(asker, async () => ({ kind: 'shrink', widthPx, bytes: await load() }))
  if (answer.kind === 'drawn') return answer.bytes
  throw refusalOf(answer)
}

function refusalOf(answer: ReadingAnswer): Error {
  return answer.kind === 'refused' ? new FileRefusal(answer.reason) : new Error(`unexpected: ${answer.kind}`)
}
