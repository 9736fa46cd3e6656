import { type Context, inTransaction } from '../caller/context.ts'
import type { MergePart } from './merge.values.ts'
import type { TableMerge } from './merge-rows.ts'

class Tried<T> extends Error {
  readonly found: T
  constructor(found: T) {
    super('only tried')
    this.found = found
  }
}

/** Does the work for real, looks what came of it, and takes everything back. */
export async function asTried<T>(ctx: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  try {
    return await inTransaction<never>(ctx, async inside => {
      throw new Tried(await work(inside))
    })
  } catch (error) {
    // The cast: only the line above throws it, with a T.
    if (error instanceof Tried) return (error as Tried<T>).found
    throw error
  }
}

/** One line for each table, by name. */
export function partsOf(merges: readonly TableMerge[]): MergePart[] {
  const parts = new Map<string, MergePart>()
  for (const { table, moved, dropped } of merges) {
    const part = parts.get(table) ?? { table, moved: 0, dropped: 0 }
    parts.set(table, { table, moved: part.moved + moved.length, dropped: part.dropped + dropped.length })
  }
  return [...parts.values()].sort((a, b) => a.table.localeCompare(b.table, 'en'))
}
