import { sql } from 'kysely'
import { limits } from '../../config/limits.ts'
import type { Database } from '../../db/client.ts'
import type { FileNote, FilePurpose, FileScan } from './file.values.ts'

export type FileRow = {
  id: string
  sha256: string
  /** Key in the file store; copies share it. */
  place: string
  bytes: number
  mediaType: string
  name: string
  purpose: FilePurpose
  owner: string | null
  scan: FileScan
  pages: number | null
  widthPx: number | null
  heightPx: number | null
  notes: FileNote[]
  /** The store's version mark when the bytes were last verified; see linkVerified. */
  checkedMark: string | null
  createdAt: Date
  /** Attached to something: kept until the owning room releases it. */
  isUsed: boolean
}

/** Files that predate `place` are stored under their hash. */
export const placeOf = sql<string>`coalesce(place, sha256)`

const columns = [
  'id',
  'sha256',
  placeOf.as('place'),
  'bytes',
  'media_type as mediaType',
  'name',
  'purpose',
  'owner',
  'scan',
  'pages',
  'width_px as widthPx',
  'height_px as heightPx',
  'notes',
  'checked_mark as checkedMark',
  'created_at as createdAt',
  sql<boolean>`unused_after is null`.as('isUsed'),
] as const

export type NewFile = Omit<FileRow, 'id' | 'isUsed' | 'checkedMark'> & { unusedAfter: Date }

/** Until the transaction ends, nobody else can copy these bytes or release the last file that has them. */
export async function lockBytes(db: Database, place: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${place}, 1))`.execute(db)
}

export async function insertFile(db: Database, file: NewFile): Promise<string> {
  const { mediaType, widthPx, heightPx, createdAt, unusedAfter, ...same } = file
  const row = await db
    .insertInto('files')
    .values({
      ...same,
      media_type: mediaType,
      width_px: widthPx,
      height_px: heightPx,
      created_at: createdAt,
      unused_after: unusedAfter,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function findFile(db: Database, id: string): Promise<FileRow | null> {
  const row = await db.selectFrom('files').select(columns).where('id', '=', id).executeTakeFirst()
  // The cast: check constraints limit purpose and scan.
  return (row as FileRow | undefined) ?? null
}

/** What an owner has uploaded and not yet attached to anything, oldest first. */
export async function findUnusedFiles(
  db: Database,
  of: { owner: string; purpose: FilePurpose; now: Date },
): Promise<FileRow[]> {
  const rows = await db
    .selectFrom('files')
    .select(columns)
    .where('owner', '=', of.owner)
    .where('purpose', '=', of.purpose)
    .where('scan', '!=', 'infected')
    .where('unused_after', '>', of.now)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limits.filesListed)
    .execute()
  return rows as FileRow[]
}

/** Gives the owner's files away for good and returns them; those that are not the owner's are left alone and left out. */
export async function takeHeldFiles(
  db: Database,
  of: { owner: string; ids: readonly string[]; purpose: FilePurpose; keepsOwner: boolean },
): Promise<FileRow[]> {
  const rows = await db
    .updateTable('files')
    .set({ unused_after: null, ...(of.keepsOwner ? {} : { owner: null }) })
    .where('id', 'in', [...of.ids])
    .where('owner', '=', of.owner)
    .where('purpose', '=', of.purpose)
    .where('unused_after', 'is not', null)
    .where('scan', '!=', 'infected')
    .returning(columns)
    .execute()
  return rows as FileRow[]
}

/** From one owner to another, as long as nothing was made of them. */
export async function moveHeldFiles(
  db: Database,
  of: { from: string; to: string; ids: readonly string[] },
): Promise<void> {
  await db
    .updateTable('files')
    .set({ owner: of.to })
    .where('id', 'in', [...of.ids])
    .where('owner', '=', of.from)
    .where('unused_after', 'is not', null)
    .execute()
}

/** False when it was attached or deleted meanwhile. */
export async function deleteUnusedFile(db: Database, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('files')
    .where('id', '=', id)
    .where('unused_after', 'is not', null)
    .executeTakeFirst()
  return Number(result.numDeletedRows) > 0
}

/** Without infected files, of which only the row is kept. */
export async function countFilesWith(db: Database, place: string): Promise<number> {
  const row = await db
    .selectFrom('files')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where(placeOf, '=', place)
    .where('scan', '!=', 'infected')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function findFiles(db: Database, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .select(columns)
    .where('id', 'in', [...ids])
    .execute()
  return rows as FileRow[]
}

/** A second file with the same bytes, attached from the beginning. */
export async function insertCopy(
  db: Database,
  file: FileRow,
  purpose: FilePurpose,
  now: Date,
): Promise<string> {
  const { sha256, place, bytes, name, scan, pages, notes } = file
  const row = await db
    .insertInto('files')
    .values({
      sha256,
      place,
      bytes,
      name,
      scan,
      pages,
      notes,
      purpose,
      media_type: file.mediaType,
      width_px: file.widthPx,
      height_px: file.heightPx,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Released files cannot be attached again; the first pruning after `at` deletes them. */
export async function markUnused(db: Database, ids: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('files')
    .set({ owner: null, unused_after: at })
    .where('id', 'in', [...ids])
    .execute()
}

/** False when it has expired, is infected, or was not released. */
export async function keepGivenUp(db: Database, id: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('files')
    .set({ unused_after: null })
    .where('id', '=', id)
    .where('owner', 'is', null)
    .where('unused_after', '>', now)
    .where('scan', '!=', 'infected')
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

export async function markUnusedOf(db: Database, owner: string, now: Date): Promise<void> {
  await db.updateTable('files').set({ unused_after: now }).where('owner', '=', owner).execute()
}

/** For all files with these bytes. */
export async function noteChecked(db: Database, place: string, mark: string): Promise<void> {
  await db.updateTable('files').set({ checked_mark: mark }).where(placeOf, '=', place).execute()
}

/** Sets it for all waiting files with these bytes. @returns them */
export async function setScan(db: Database, place: string, scan: FileScan): Promise<FileRow[]> {
  const rows = await db
    .updateTable('files')
    .set({ scan })
    .where(placeOf, '=', place)
    .where('scan', '=', 'waiting')
    .returning(columns)
    .execute()
  return rows as FileRow[]
}

/** Places awaiting a scan, oldest first, in batches. */
export async function findWaitingBytes(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select(placeOf.as('place'))
    .where('scan', '=', 'waiting')
    .groupBy(placeOf)
    .orderBy(eb => eb.fn.min('created_at'))
    .limit(200)
    .execute()
  return rows.map(({ place }) => place)
}
