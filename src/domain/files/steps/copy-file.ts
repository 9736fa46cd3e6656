import type { Context } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import { ownerOf, owns } from '../file.policy.ts'
import { findFiles, insertCopy, lockBytes } from '../file.queries.ts'
import type { FilePurpose } from '../file.values.ts'

/**
 * Attaches a copy of a person's stored CV, in the caller's transaction; the bytes are shared. Changing or removing the CV later does not
 * affect the copy. The caller has checked its policy. @throws {Invalid} on `files` when it is not theirs
 */
export async function copyFile(
  ctx: Context,
  input: { fileId: string; purpose: FilePurpose },
): Promise<string> {
  const [found] = await findFiles(ctx.db, [input.fileId])
  if (found) await lockBytes(ctx.db, found.place)
  // Reread under the lock: the scanner may have finished meanwhile.
  const [file] = found ? await findFiles(ctx.db, [input.fileId]) : []
  if (!file || !owns(ownerOf(ctx), file) || file.scan === 'infected') {
    throw new Invalid({ files: [{ key: 'file.gone' }] })
  }
  return insertCopy(ctx.db, file, input.purpose, ctx.now())
}
