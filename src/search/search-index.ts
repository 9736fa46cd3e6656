import { countDocuments } from './count-documents.ts'
import {
  createDictionaries,
  type Dictionaries,
  DocumentEncoder,
  type EncodedDocument,
} from './document-encoder.ts'
import { knownBytes } from './filter-bits.ts'
import { matchQueries } from './match-queries.ts'
import { rankByWorth } from './rank-by-worth.ts'
import { runSearch, Scratch, type Searchable } from './run-search.ts'
import { writeSnapshot } from './saved/snapshot.ts'
import { findTerm, type Segment, segmentBytes } from './segment.ts'
import { SegmentList } from './segment-list.ts'
import type {
  SearchDocument,
  SearchIndex,
  SearchIndexOptions,
  SearchQuery,
  SearchResult,
  SearchStats,
} from './types.ts'
import type { Worth } from './worth.ts'

/** Documents buffered at most before they become a segment; a search flushes them right away. */
const mostPending = 8_192

/** An empty index, or one over segments and dictionaries that belong together. */
export function createSearchIndex(
  options: SearchIndexOptions,
  saved: { dictionaries: Dictionaries; segments: readonly Segment[] } | null = null,
): SearchIndex {
  return new ColumnarIndex(
    options,
    saved?.dictionaries ?? createDictionaries(options.schema),
    saved?.segments ?? [],
  )
}

class ColumnarIndex implements SearchIndex {
  readonly #options: SearchIndexOptions
  readonly #dictionaries: Dictionaries
  readonly #encoder: DocumentEncoder
  readonly #list: SegmentList
  readonly #scratch = new Scratch()
  readonly #pending = new Map<number, EncodedDocument>()
  #generation = 0
  #skipped = 0
  #truncated = 0

  constructor(options: SearchIndexOptions, dictionaries: Dictionaries, segments: readonly Segment[]) {
    this.#options = options
    this.#dictionaries = dictionaries
    this.#encoder = new DocumentEncoder(options.schema, options.analyser, dictionaries)
    this.#list = new SegmentList(segments, options.schedule ?? setImmediate)
  }

  upsert(document: SearchDocument): boolean {
    this.remove(document.id)
    try {
      const { encoded, isCut } = this.#encoder.encode(document)
      this.#pending.set(document.id, encoded)
      if (isCut) this.#report(document.id, 'truncated', new RangeError('The text is too long'))
    } catch (error) {
      this.#report(document.id, 'skipped', error)
      return false
    }
    this.#changed()
    if (this.#pending.size >= mostPending) this.#flush()
    return true
  }

  remove(id: number): void {
    if (this.#pending.delete(id) || this.#list.remove(id)) this.#changed()
  }

  search(query: SearchQuery): SearchResult {
    return { ...runSearch(this.#searchable(), query), generation: this.#generation }
  }

  rank(query: SearchQuery, worth: Worth): { total: number; hits: { id: number; worth: number }[] } {
    return rankByWorth(this.#searchable(), query, worth)
  }

  count(query: SearchQuery): number {
    return countDocuments(this.#searchable(), query, this.#scratch)
  }

  suggest(prefix: string, limit: number): { term: string; count: number }[] {
    this.#flush()
    const { terms } = this.#dictionaries
    return terms
      .startingWith(prefix.toLowerCase())
      .map(term => ({ term: terms.terms[term] ?? '', count: this.#documentsWith(term) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
      .slice(0, limit)
  }

  matchQueries(documents: readonly SearchDocument[]): (queries: readonly SearchQuery[]) => number[][] {
    return matchQueries(this.#options, this.#scratch, documents)
  }

  settle(): void {
    this.#flush()
    this.#list.settle()
  }

  async saveSnapshot(folder: string, note: unknown): Promise<void> {
    this.#flush()
    const { schema, analyser } = this.#options
    await writeSnapshot(folder, {
      schema,
      analyserVersion: analyser.version,
      dictionaries: this.#dictionaries,
      segments: this.#list.segments,
      note,
    })
  }

  *versions(): Iterable<{ id: number; version: number }> {
    this.#flush()
    for (const segment of this.#list.segments) {
      for (let document = 0; document < segment.size; document++) {
        if (segment.dead[document] === 1) continue
        yield { id: segment.ids[document] ?? 0, version: segment.versions[document] ?? 0 }
      }
    }
  }

  stats(): SearchStats {
    const { terms, facets, places, titles } = this.#dictionaries
    const dictionaries = terms.bytes() + facets.bytes() + places.bytes() + titles.bytes()
    const { segments, documents } = this.#list
    return {
      documents: documents + this.#pending.size,
      bytes: segments.reduce(
        (sum, segment) => sum + segmentBytes(segment) + knownBytes(segment),
        dictionaries,
      ),
      segments: segments.length,
      terms: terms.size,
      generation: this.#generation,
      skipped: this.#skipped,
      truncated: this.#truncated,
    }
  }

  #searchable(): Searchable {
    this.#flush()
    const { schema, analyser } = this.#options
    const { segments } = this.#list
    return { schema, analyser, dictionaries: this.#dictionaries, segments, scratch: this.#scratch }
  }

  #flush(): void {
    if (this.#pending.size === 0) return
    this.#list.add([...this.#pending.values()])
    this.#pending.clear()
  }

  #changed(): void {
    this.#generation++
    this.#scratch.lastFound = null
    this.#scratch.lastCandidates = null
  }

  #documentsWith(term: number): number {
    return this.#list.segments.reduce((sum, { terms, offsets }) => {
      const found = findTerm(terms, term)
      return found < 0 ? sum : sum + (offsets[found + 1] ?? 0) - (offsets[found] ?? 0)
    }, 0)
  }

  #report(id: number, kind: 'skipped' | 'truncated', error: unknown): void {
    if (kind === 'skipped') this.#skipped++
    else this.#truncated++
    this.#options.onProblem?.({ id, kind, error })
  }
}
