import type { Database } from '../../db/client.ts'

type PieceRow = { place: string; number: number; owner: string; bytes: number; keptAt: Date }

/** Recorded before its bytes are stored; a chunk sent again counts once. */
export async function notePiece(db: Database, { keptAt, ...piece }: PieceRow): Promise<void> {
  await db
    .insertInto('upload_pieces')
    .values({ ...piece, kept_at: keptAt })
    .onConflict(conflict =>
      conflict.columns(['place', 'number']).doUpdateSet({
        bytes: eb => eb.fn<number>('greatest', ['upload_pieces.bytes', 'excluded.bytes']),
        kept_at: keptAt,
      }),
    )
    .execute()
}

export async function forgetPieces(db: Database, place: string): Promise<void> {
  await db.deleteFrom('upload_pieces').where('place', '=', place).execute()
}

/** Places of uploads without a new chunk since then. */
export async function findAbandonedPieces(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('upload_pieces')
    .select('place')
    .groupBy('place')
    .having(eb => eb.fn.max('kept_at'), '<=', before)
    .limit(1_000)
    .execute()
  return rows.map(({ place }) => place)
}
