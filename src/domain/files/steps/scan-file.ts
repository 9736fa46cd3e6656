import { type Context, inTransaction } from '../../caller/context.ts'
import { lockBytes, setScan } from '../file.queries.ts'
import { openBytes } from './bytes.ts'

/**
 * Lets the scanner look through a file's bytes and notes what it says, for every file with the same bytes. Infected bytes are
 * deleted at once; the rows stay, so that it can be said why the file is gone, and who had sent one is told. A step of use cases that have asked their policy.
 * @throws when nothing can be known now; the file goes on waiting
 */
export async function scanFile(ctx: Context, place: string): Promise<'clean' | 'infected' | 'not-scanned'> {
  const verdict = await verdictOn(ctx, place)
  await inTransaction(ctx, async inside => {
    await lockBytes(inside.db, place)
    const files = await setScan(inside.db, place, verdict)
    if (verdict !== 'infected') return
    for (const { id, name, purpose, isUsed } of files) {
      if (isUsed) await inside.hooks.infectedTellers[purpose]?.(inside, { fileId: id, name })
    }
  })
  if (verdict === 'infected') await removeInfected(ctx, place)
  return verdict
}

/** What a silent store keeps for now goes at night; nobody can read it meanwhile. */
async function removeInfected(ctx: Context, place: string): Promise<void> {
  await ctx.files.remove(place).catch((error: unknown) => {
    ctx.log.warn({ err: error, place }, 'the bytes of an infected upload could not be removed yet')
  })
}

/** Where there is no scanner any more, nothing waits for one. */
async function verdictOn(ctx: Context, place: string) {
  if (!ctx.scanner) return 'not-scanned'
  const bytes = await openBytes(ctx, { place })
  if (!bytes) throw new Error('the bytes of a file are missing')
  const result = await ctx.scanner.scan(bytes)
  if (result.verdict === 'infected') ctx.log.warn({ place, name: result.name }, 'an upload was infected')
  return result.verdict
}
