import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { createDictionaries, type Dictionaries } from '../document-encoder.ts'
import { createSearchIndex } from '../search-index.ts'
import type { Segment } from '../segment.ts'
import type { SearchIndex, SearchIndexOptions } from '../types.ts'
import { unpackSegment } from './segment-file.ts'
import { dictionaryName, formatVersion, type Manifest, manifestName } from './snapshot.ts'

/** The index of a snapshot with the note saved in it, or the reason why it is unusable and must be rebuilt. */
export async function loadSnapshot(
  folder: string,
  options: SearchIndexOptions,
): Promise<{ index: SearchIndex; note: unknown } | { index: null; reason: string }> {
  try {
    const manifest = readManifest(await readFile(join(folder, manifestName), 'utf8'))
    if (manifest.formatVersion !== formatVersion) return mismatch('another format')
    if (manifest.analyserVersion !== options.analyser.version) return mismatch('another analyser')
    if (manifest.schema !== JSON.stringify(options.schema)) return mismatch('another schema')
    const segments: Segment[] = []
    const dictionaries = createDictionaries(options.schema)
    const present = new Set(await readdir(folder))
    for (const [name, checksum] of Object.entries(manifest.checksums)) {
      if (!present.has(name)) return mismatch(`without ${name}`)
      const bytes = await readFile(join(folder, name))
      if (crc32(bytes) !== checksum) return mismatch(`damaged in ${name}`)
      if (name === dictionaryName) loadDictionaries(dictionaries, bytes)
      else segments.push(unpackSegment(bytes))
    }
    return { index: createSearchIndex(options, { dictionaries, segments }), note: manifest.note }
  } catch (error) {
    return mismatch(error instanceof Error ? error.message : String(error))
  }
}

function mismatch(what: string): { index: null; reason: string } {
  return { index: null, reason: `The snapshot can not be used: ${what}` }
}

/** Written by {@link writeSnapshot}; versions and checksums are verified by the caller. */
function readManifest(text: string): Manifest {
  return JSON.parse(text) as Manifest
}

function loadDictionaries(dictionaries: Dictionaries, bytes: Buffer): void {
  // The checksum has just verified that writeSnapshot wrote this.
  type Saved = { [Name in keyof Dictionaries]: ReturnType<Dictionaries[Name]['save']> }
  const saved = JSON.parse(bytes.toString()) as Saved
  dictionaries.terms.load(saved.terms)
  dictionaries.facets.load(saved.facets)
  dictionaries.places.load(saved.places)
  dictionaries.titles.load(saved.titles)
}
