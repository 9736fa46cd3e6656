import { type Meaning, readMeaning, strongest, type Weighted } from './meaning.ts'
import type { ConceptTable, SpecialtyWords } from './vocabulary-input.ts'

export type AskedGroup = { close: Weighted[]; distant: Weighted[] }

export type ConceptGraph = {
  meaningOf(term: string): Meaning
  /** All terms indexed for a meaning, including its broader concepts. */
  carriedBy(meaning: Meaning): Weighted[]
  /** The groups queried for a meaning: with other concepts that should be found, and those that are only distantly related. */
  askedBy(meaning: Meaning): AskedGroup[]
  /** So many narrower concepts are this one as well that a word nobody listed can hardly mean it (nurse, doctor). */
  isBroad(term: string): boolean
  /** A job has it when its text says so: working time, place, equipment. All other concepts must be what the job is for. */
  isCircumstance(term: string): boolean
}

/** A job is for a related concept only by a stronger relation than this; by a weaker one it mentions it. */
export const distantRelation = 0.5

/** With this many narrower ones a concept is broad. */
const broad = 5

/** From here on, what a query also finds counts like what was asked for. */
const closeFind = 0.4

/** Computes the closure of the concept table's relations once, so that analysis only looks up. */
export function conceptGraph(table: ConceptTable, specialties: readonly SpecialtyWords[]): ConceptGraph {
  const up = upwards(table, specialties)
  const finds = weightedTable(table.finds)
  const composed = new Map(
    Object.entries(table.composed).map(([id, text]) => [termOf(id), readMeaning(text)]),
  )
  const closures = new Map<string, Weighted[]>()
  const circumstances = new Set(table.circumstances)
  const closure = (term: string): Weighted[] => {
    const known = closures.get(term)
    if (known) return known
    const found = closeUpwards(term, up)
    closures.set(term, found)
    return found
  }
  const narrower = new Map<string, number>()
  for (const from of up.keys()) {
    for (const { term, weight } of closure(from)) {
      if (term !== from && weight > distantRelation) narrower.set(term, (narrower.get(term) ?? 0) + 1)
    }
  }
  const knownGroups = new WeakMap<Meaning, AskedGroup[]>()
  const scaled = (list: readonly Weighted[], weight: number) =>
    list.map(entry => ({ term: entry.term, weight: entry.weight * weight }))
  return {
    meaningOf: term => composed.get(term) ?? [[{ term, weight: 1 }]],
    carriedBy: meaning =>
      strongest(...meaning.flatMap(group => group.map(({ term, weight }) => scaled(closure(term), weight)))),
    askedBy: meaning => {
      let groups = knownGroups.get(meaning)
      if (!groups) {
        groups = meaning.map(group => askedGroup(group, finds))
        knownGroups.set(meaning, groups)
      }
      return groups
    },
    isBroad: term => (narrower.get(term) ?? 0) >= broad,
    isCircumstance: term => circumstances.has(term),
  }
}

function askedGroup(group: readonly Weighted[], finds: ReadonlyMap<string, Weighted[]>): AskedGroup {
  const others = group.flatMap(({ term, weight }) =>
    (finds.get(term) ?? []).map(also => ({
      term: also.term,
      weight: also.weight * weight,
      isClose: also.weight >= closeFind,
    })),
  )
  return {
    close: strongest(
      group,
      others.filter(({ isClose }) => isClose),
    ),
    distant: others.filter(({ isClose }) => !isClose),
  }
}

export function termOf(id: string): string {
  return id.includes(':') ? id : `p:${id}`
}

// Weaker relations are not worth their bytes in the index.
const weakest = 0.25
const weightOfParent = 0.55
const weightOfSame = 0.92

function upwards(table: ConceptTable, specialties: readonly SpecialtyWords[]): Map<string, Weighted[]> {
  const up = weightedTable(table.is)
  const add = (from: string, term: string, weight: number) => {
    up.set(from, [...(up.get(from) ?? []), { term, weight }])
  }
  for (const { id, parent } of specialties) if (parent) add(`s:${id}`, `s:${parent}`, weightOfParent)
  for (const ids of table.same) {
    for (const from of ids) for (const to of ids) if (from !== to) add(termOf(from), termOf(to), weightOfSame)
  }
  return up
}

function weightedTable(entries: Readonly<Record<string, string>>): Map<string, Weighted[]> {
  return new Map(Object.entries(entries).map(([id, text]) => [termOf(id), readMeaning(text).flat()]))
}

function closeUpwards(term: string, up: Map<string, Weighted[]>): Weighted[] {
  const best = new Map([[term, 1]])
  const open = [term]
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    const weight = best.get(from) ?? 0
    for (const edge of up.get(from) ?? []) {
      const reached = weight * edge.weight
      if (reached < weakest || reached <= (best.get(edge.term) ?? 0)) continue
      best.set(edge.term, reached)
      open.push(edge.term)
    }
  }
  return [...best].map(([reached, weight]) => ({ term: reached, weight }))
}
