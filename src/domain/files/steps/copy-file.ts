import type { Context } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import { type Holder, holds } from '../file.policy.ts'
import { findFiles, insertCopy, lockBytes } from '../file.queries.ts'
import type { FilePurpose } from '../file.values.ts'

/**
 * Attaches a copy of a person's kept CV to something, in the caller's transaction; the bytes are kept once. Changing or removing
 * the CV later leaves the copy alone. The caller has asked its policy. @throws {Invalid} on `files` when it is not theirs
 */
export async function copyFile(
  ctx: Context,
  input: { fileId: string; holder: Holder; purpose: FilePurpose },
): Promise<string> {
  const [found] = await findFiles(ctx.db, [input.fileId])
  if (found) await lockBytes(ctx.db, found.place)
  // Read again under the lock: the scanner may have said something in the meantime.
  const [file] = found ? await findFiles(ctx.db, [input.fileId]) : []
  if (!file || !holds(input.holder, file) || file.scan === 'infected') {
    throw new Invalid({ files: [{ key: 'file.gone' }] })
  }
  return insertCopy(ctx.db, file, input.purpose, ctx.now())
}
