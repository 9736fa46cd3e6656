import { remember } from '../../basics/remember.ts'
import { termOf } from '../../search/text/concept-graph.ts'
import { readMeaning } from '../../search/text/meaning.ts'
import { concepts } from '../concepts.ts'
import { professionById, professions } from './professions.ts'
import { specialties } from './specialties.ts'

/** More than there are. */
const rememberedProfessions = 500
const weightOfSame = 0.92
/** What two professions have in common by name only: the first digits of the classification of occupations. */
const weightOfKind = 0.3
const kindDigits = 4
const weightOfParent = 0.5
/** What has more relations ("Arzt", "Pflege") says too little about two that share it. */
const mostRelations = 12
/** What every field has: two who lead, or who learn, need have nothing else in common. */
const ranks = new Set(['x:leitung', 'x:ausbildung', 'x:studium'])
/** A relation of a relation counts less. */
const weightOfNextStep = 0.7
/** Weaker relations are not worth a look. */
const weakest = 0.25

/**
 * The professions closest to one, best first: the same under another law, the broader and the narrower ones, those that share a field, and
 * those of the same kind in the classification of occupations; only of its category.
 */
export const relatedProfessions = remember(rememberedProfessions, (id: string): readonly string[] => {
  const origin = professionById(id)
  if (!origin) return []
  const related = relatedTerms(termOf(id))
  const kindOf = ({ kldb2010 }: { kldb2010: string }) => kldb2010.slice(0, kindDigits)
  return professions()
    .filter(other => other.id !== id && other.category === origin.category)
    .map(other => {
      const ofKind = kindOf(other) === kindOf(origin) ? weightOfKind : 0
      return { id: other.id, weight: Math.max(ofKind, related.get(termOf(other.id)) ?? 0) }
    })
    .filter(({ weight }) => weight >= weakest)
    .sort((a, b) => b.weight - a.weight)
    .map(other => other.id)
})

/** Those that a search for the words of the profession does not find anyway, as it finds the same under another law and the narrower ones. */
export const professionsBeside = remember(rememberedProfessions, (id: string): readonly string[] => {
  includes ??= readIncludes()
  const found = new Set([termOf(id)])
  const open = [termOf(id)]
  for (let term = open.pop(); term !== undefined; term = open.pop()) {
    for (const narrower of includes.get(term) ?? []) {
      if (found.has(narrower)) continue
      found.add(narrower)
      open.push(narrower)
    }
  }
  return relatedProfessions(id).filter(other => !found.has(termOf(other)))
})

/** The best product of weights on a way to each term. */
function relatedTerms(origin: string): Map<string, number> {
  relations ??= readRelations()
  const best = new Map([[origin, 1]])
  const open = [origin]
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    const near = relations.get(from) ?? new Map<string, number>()
    if (from !== origin && (near.size > mostRelations || ranks.has(from))) continue
    for (const [term, weight] of near) {
      const reached = (best.get(from) ?? 0) * weight * (from === origin ? 1 : weightOfNextStep)
      if (reached < weakest || reached <= (best.get(term) ?? 0)) continue
      best.set(term, reached)
      open.push(term)
    }
  }
  return best
}

let includes: Map<string, string[]> | undefined

/** What a search for each term finds as well. */
function readIncludes(): Map<string, string[]> {
  const { is, finds, composed, same } = concepts()
  const all = new Map<string, string[]>()
  const add = (found: string, by: string) => all.set(by, [...(all.get(by) ?? []), found])
  for (const table of [is, composed])
    for (const [id, text] of Object.entries(table))
      for (const { term } of readMeaning(text).flat()) add(termOf(id), term)
  for (const [id, text] of Object.entries(finds))
    for (const { term } of readMeaning(text).flat()) add(term, termOf(id))
  for (const ids of same)
    for (const one of ids) for (const other of ids) if (one !== other) add(termOf(one), termOf(other))
  return all
}

type Relations = Map<string, Map<string, number>>

let relations: Relations | undefined

/** Between the terms of professions, fields and concepts, in both directions. */
function readRelations(): Relations {
  const { is, finds, composed, same } = concepts()
  const all: Relations = new Map()
  const join = (from: string, to: string, weight: number) => {
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const known = all.get(one) ?? new Map<string, number>()
      known.set(other, Math.max(weight, known.get(other) ?? 0))
      all.set(one, known)
    }
  }
  for (const table of [is, finds, composed]) {
    for (const [id, text] of Object.entries(table)) {
      for (const { term, weight } of readMeaning(text).flat()) join(termOf(id), term, weight)
    }
  }
  for (const { id, parent } of specialties()) if (parent) join(`s:${id}`, `s:${parent}`, weightOfParent)
  for (const ids of same)
    for (const one of ids)
      for (const other of ids) if (one !== other) join(termOf(one), termOf(other), weightOfSame)
  return all
}
