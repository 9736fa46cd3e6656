import { type Codes, shared8, shared16, shared32, sharedCodes, sharedFloats } from './memory.ts'
import { type DocumentList, listScratch, packLists, readList } from './posting-list.ts'
import { findTerm, orderById, type Segment, segmentDocuments } from './segment.ts'

const tierFanOut = 8
const rewriteAboveDead = 0.2
const termsASlice = 4_096

/** Segments to merge next: eight of one tier, or one with more than a fifth of its documents deleted. Null when nothing is due. */
export function chooseMerge(segments: readonly Segment[]): Segment[] | null {
  const tiers = new Map<number, Segment[]>()
  for (const segment of segments) {
    if (segment.deadCount > segment.size * rewriteAboveDead) return [segment]
    const tier = Math.floor(Math.log(Math.max(1, liveCount(segment))) / Math.log(tierFanOut) + 1e-9)
    tiers.set(tier, [...(tiers.get(tier) ?? []), segment])
  }
  for (const tier of [...tiers.keys()].sort((a, b) => a - b)) {
    const members = tiers.get(tier) ?? []
    if (members.length < tierFanOut) continue
    const chosen = fitting(members)
    if (chosen.length > 1) return chosen
  }
  return null
}

/** Small segments that fit into one, for the fastest possible search. Null when there are fewer than two. */
export function chooseJoin(segments: readonly Segment[]): Segment[] | null {
  const chosen = fitting(segments)
  return chosen.length > 1 ? chosen : null
}

/** The smallest segments that fit into one together. */
function fitting(members: readonly Segment[]): Segment[] {
  let room = segmentDocuments
  return members
    .toSorted((a, b) => liveCount(a) - liveCount(b))
    .filter(segment => {
      room -= liveCount(segment)
      return room >= 0
    })
}

export function liveCount(segment: Segment): number {
  return segment.size - segment.deadCount
}

/**
 * Merges the live documents of segments into a new one incrementally: each step does a little work. Documents deleted from the sources
 * meanwhile are deleted from the result too.
 */
export function* mergeSegments(sources: readonly Segment[], number: number): Generator<void, Segment> {
  const { moves, size } = renumber(sources)
  const merged = copyColumns(sources, moves, size, number)
  yield
  const terms = allTerms(sources)
  const most = sources.reduce((sum, source) => sum + source.impacts.length, 0)
  const lists = new Uint16Array(most)
  const impacts = new Uint8Array(most)
  const offsets = new Uint32Array(terms.length + 1)
  const scratch = listScratch()
  let written = 0
  for (let at = 0; at < terms.length; at++) {
    offsets[at] = written
    for (const [index, source] of sources.entries()) {
      const found = findTerm(source.terms, terms[at] ?? 0)
      if (found < 0) continue
      const [from, to] = [source.offsets[found] ?? 0, source.offsets[found + 1] ?? 0]
      const move = moves[index] ?? new Int32Array(0)
      const list = readList(source, found, scratch)
      written = copyPostings(list, source.impacts, from, to, move, lists, impacts, written)
    }
    if (at % termsASlice === termsASlice - 1) yield
  }
  offsets[terms.length] = written
  const kept = withoutEmptyTerms(terms, offsets)
  Object.assign(merged, kept, packLists(lists, kept.offsets, merged.size))
  merged.impacts = shared8(written)
  merged.impacts.set(impacts.subarray(0, written))
  buryLateDead(sources, moves, merged)
  return merged
}

/** New number by old number for each source; -1 for deleted documents. */
function renumber(sources: readonly Segment[]): { moves: Int32Array[]; size: number } {
  let size = 0
  const moves = sources.map(source => {
    return Int32Array.from(source.dead.subarray(0, source.size), dead => (dead === 1 ? -1 : size++))
  })
  return { moves, size }
}

function copyColumns(
  sources: readonly Segment[],
  moves: readonly Int32Array[],
  size: number,
  number: number,
): Segment {
  const gather = <Column extends Codes | Float64Array>(into: Column, column: (source: Segment) => Column) => {
    for (const [index, source] of sources.entries()) {
      copyColumn(column(source), moves[index] ?? new Int32Array(0), into)
    }
    return into
  }
  const codes = (column: (source: Segment) => Codes) => {
    const isWide = sources.some(source => column(source) instanceof Uint32Array)
    return gather(sharedCodes(size, isWide ? 65_536 : 0), column)
  }
  const [first] = sources
  const none = new Uint16Array(0)
  const merged: Segment = {
    number,
    size,
    ids: gather<Codes>(shared32(size), source => source.ids) as Uint32Array, // gather returns what it was given
    byId: shared16(size),
    versions: gather<Codes>(shared32(size), source => source.versions) as Uint32Array, // as above
    dead: shared8(size),
    deadCount: 0,
    facets: (first?.facets ?? []).map((_, column) => codes(source => source.facets[column] ?? none)),
    numbers: (first?.numbers ?? []).map((_, column) => {
      return gather(sharedFloats(size), source => source.numbers[column] ?? new Float64Array(0))
    }),
    placeSets: codes(source => source.placeSets),
    titles: gather<Codes>(shared32(size), source => source.titles) as Uint32Array, // as above
    terms: new Uint32Array(0),
    offsets: new Uint32Array(1),
    starts: new Uint32Array(1),
    postings: none,
    impacts: new Uint8Array(0),
  }
  orderById(merged.ids, merged.byId)
  return merged
}

function copyColumn(from: Codes | Float64Array, move: Int32Array, into: Codes | Float64Array): void {
  for (let old = 0; old < move.length; old++) {
    const document = move[old] as number // within bounds by the loop, as below
    if (document >= 0) into[document] = from[old] as number
  }
}

function allTerms(sources: readonly Segment[]): Uint32Array {
  const all = new Uint32Array(sources.reduce((sum, source) => sum + source.terms.length, 0))
  let written = 0
  for (const { terms } of sources) {
    all.set(terms, written)
    written += terms.length
  }
  all.sort()
  return all.filter((term, at) => at === 0 || term !== all[at - 1])
}

function copyPostings(
  { documents, start: listStart }: DocumentList,
  impacts: Uint8Array,
  from: number,
  to: number,
  move: Int32Array,
  intoPostings: Uint16Array,
  intoImpacts: Uint8Array,
  start: number,
): number {
  let written = start
  for (let at = from; at < to; at++) {
    const document = move[documents[listStart + at - from] as number] as number
    if (document < 0) continue
    intoPostings[written] = document
    intoImpacts[written++] = impacts[at] as number
  }
  return written
}

function withoutEmptyTerms(terms: Uint32Array, offsets: Uint32Array): Pick<Segment, 'terms' | 'offsets'> {
  const isUsed = (at: number) => (offsets[at] ?? 0) < (offsets[at + 1] ?? 0)
  const used = terms.filter((_, at) => isUsed(at))
  const starts = offsets.filter((_, at) => at === terms.length || isUsed(at))
  const kept = { terms: shared32(used.length), offsets: shared32(starts.length) }
  kept.terms.set(used)
  kept.offsets.set(starts)
  return kept
}

function buryLateDead(sources: readonly Segment[], moves: readonly Int32Array[], merged: Segment): void {
  for (const [index, source] of sources.entries()) {
    const move = moves[index] ?? new Int32Array(0)
    for (let old = 0; old < source.size; old++) {
      const document = move[old] as number
      if (source.dead[old] === 0 || document < 0) continue
      merged.dead[document] = 1
      merged.deadCount++
    }
  }
}
