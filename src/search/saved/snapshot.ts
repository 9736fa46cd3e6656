import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Dictionaries } from '../document-encoder.ts'
import type { Segment } from '../segment.ts'
import type { SearchSchema } from '../types.ts'
import { packSegment } from './segment-file.ts'

/** Raised with every change of the format. */
export const formatVersion = 3
export const manifestName = 'manifest.json'
export const dictionaryName = 'dictionary.json'

export type Manifest = {
  formatVersion: number
  analyserVersion: string
  schema: string
  checksums: Record<string, number>
  note: unknown
}

export type SnapshotContent = {
  schema: SearchSchema
  analyserVersion: string
  dictionaries: Dictionaries
  segments: readonly Segment[]
  note: unknown
}

/**
 * Writes one file per segment, the dictionaries and a manifest with checksums to a temporary folder, syncs it and renames it: the folder is
 * either the old snapshot or the new one.
 */
export async function writeSnapshot(folder: string, content: SnapshotContent): Promise<void> {
  // Serialised before the first await, because the index keeps changing.
  const { terms, facets, places, titles } = content.dictionaries
  const files = new Map<string, Uint8Array>()
  const saved = { terms: terms.save(), facets: facets.save(), places: places.save(), titles: titles.save() }
  files.set(dictionaryName, Buffer.from(JSON.stringify(saved)))
  for (const segment of content.segments) files.set(`${segment.number}.segment`, packSegment(segment))
  const manifest: Manifest = {
    formatVersion,
    analyserVersion: content.analyserVersion,
    schema: JSON.stringify(content.schema),
    checksums: Object.fromEntries([...files].map(([name, bytes]) => [name, crc32(bytes)])),
    note: content.note,
  }
  files.set(manifestName, Buffer.from(JSON.stringify(manifest)))
  const [fresh, old] = [`${folder}.new`, `${folder}.old`]
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  for (const [name, bytes] of files) await writeDurably(join(fresh, name), bytes)
  await rm(old, { recursive: true, force: true })
  await rename(folder, old).catch(unlessMissing)
  await rename(fresh, folder)
  await syncFolder(dirname(folder))
  await rm(old, { recursive: true, force: true })
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  // Some systems cannot sync folders; the files themselves are safe.
  await folder.sync().catch(() => {})
  await folder.close()
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
