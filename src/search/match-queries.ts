import { compileQuery, numberColumn } from './compiled-query.ts'
import { createDictionaries, DocumentEncoder, type EncodedDocument } from './document-encoder.ts'
import { filterDocuments } from './filter-documents.ts'
import { matchText } from './match-text.ts'
import type { Scratch } from './run-search.ts'
import { segmentDocuments } from './segment.ts'
import { buildSegment } from './segment-builder.ts'
import { planText } from './text-plan.ts'
import type { SearchDocument, SearchIndexOptions, SearchQuery } from './types.ts'

/**
 * For each query the ids of the documents it finds, ascending. Queries with the same words are matched once; filters are
 * then tested on what the words found. Documents that can not be analysed are found by none.
 */
export function matchQueries(
  { schema, analyser, onProblem }: SearchIndexOptions,
  scratch: Scratch,
  queries: readonly SearchQuery[],
  documents: readonly SearchDocument[],
): number[][] {
  const dictionaries = createDictionaries(schema)
  const encoder = new DocumentEncoder(schema, analyser, dictionaries)
  const encoded = new Map<number, EncodedDocument>()
  for (const document of documents) {
    encoded.delete(document.id)
    try {
      encoded.set(document.id, encoder.encode(document).encoded)
    } catch (error) {
      onProblem?.({ id: document.id, kind: 'skipped', error })
    }
  }
  const all = [...encoded.values()]
  const segments = Array.from({ length: Math.ceil(all.length / segmentDocuments) }, (_, number) => {
    return buildSegment(all.slice(number * segmentDocuments, (number + 1) * segmentDocuments), number)
  })
  const found: number[][] = queries.map(() => [])
  const expiryColumn = schema.expiry === undefined ? -1 : numberColumn(schema, schema.expiry)
  for (const members of groupByWords(queries).values()) {
    const [first] = members
    if (!first) continue
    const plan = planText(first.query, analyser, dictionaries.terms, segments)
    for (const segment of segments) {
      const count = plan ? matchText(segment, plan.groups, scratch.match) : segment.size
      const candidates = { documents: plan ? scratch.match.candidates : scratch.filter.every, count }
      if (count === 0) continue
      for (const { query, number } of members) {
        const compiled = compileQuery({ ...query, facets: [], steps: {} }, schema, dictionaries)
        const life = { expiryColumn, nowMs: query.nowMs }
        const hits = filterDocuments(segment, compiled, life, candidates, scratch.filter)
        for (let at = 0; at < hits.count; at++) {
          found[number]?.push(segment.ids[hits.documents[at] ?? 0] ?? 0)
        }
      }
    }
  }
  for (const ids of found) ids.sort((a, b) => a - b)
  return found
}

function groupByWords(queries: readonly SearchQuery[]) {
  const groups = new Map<string, { query: SearchQuery; number: number }[]>()
  for (const [number, query] of queries.entries()) {
    const { text = '', language, isTyping, correct } = query
    const key = JSON.stringify([text.trim(), language, isTyping, correct])
    const members = groups.get(key)
    if (members) members.push({ query, number })
    else groups.set(key, [{ query, number }])
  }
  return groups
}
