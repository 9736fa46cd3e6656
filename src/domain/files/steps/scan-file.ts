import { type Context, inTransaction } from '../../caller/context.ts'
import { Unavailable } from '../../caller/errors.ts'
import { isOn } from '../../switches/steps/is-on.ts'
import { lockBytes, setScan } from '../file.queries.ts'
import { openBytes } from './bytes.ts'

/**
 * Scans a file's bytes and records the verdict for every file with the same bytes. Infected bytes are deleted at once; their rows stay to
 * explain why the file is gone, and senders are notified. A step of use cases that have checked their policy.
 * @throws when the verdict is unknown for now; the file keeps waiting
 */
export async function scanFile(ctx: Context, place: string): Promise<'clean' | 'infected' | 'not-scanned'> {
  const verdict = await verdictOn(ctx, place)
  await inTransaction(ctx, async inside => {
    await lockBytes(inside.db, place)
    const files = await setScan(inside.db, place, verdict)
    if (verdict !== 'infected') return
    for (const { id, name, purpose, isUsed } of files) {
      if (isUsed) await inside.hooks.infectedFileNotifiers[purpose]?.(inside, { fileId: id, name })
    }
  })
  if (verdict === 'infected') await removeInfected(ctx, place)
  return verdict
}

/** If the store is unreachable, pruning deletes the bytes later; nobody can read them meanwhile. */
async function removeInfected(ctx: Context, place: string): Promise<void> {
  await ctx.files.remove(place).catch((error: unknown) => {
    ctx.log.warn({ err: error, place }, 'the bytes of an infected upload could not be removed yet')
  })
}

/** Without a configured scanner, files do not wait for one. */
async function verdictOn(ctx: Context, place: string) {
  if (!ctx.scanner) return 'not-scanned'
  // Nothing gets through because the scanner is off: it waits.
  if (!isOn(ctx, 'virus-scanner')) throw new Unavailable('file.being-checked')
  const bytes = await openBytes(ctx, { place })
  if (!bytes) throw new Error('the bytes of a file are missing')
  const result = await ctx.scanner.scan(bytes)
  if (result.verdict === 'infected') ctx.log.warn({ place, name: result.name }, 'an upload was infected')
  return result.verdict
}
