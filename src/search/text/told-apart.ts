import { isConcept, isMention, mentionedBy, mentionOf } from '../concept-terms.ts'
import type { TextKind } from '../types.ts'
import { isSpecialty, type Weighted } from './meaning.ts'

type FieldTerms = { field: TextKind; terms: readonly Weighted[] }

/**
 * What a document is for and what it merely mentions, told apart over all its fields. The specialty in an employer's name is that of its
 * jobs, unless a job says its own; a mention of what the job is for is no other term.
 */
export function toldApart(
  known: readonly Weighted[],
  fields: readonly FieldTerms[],
): { concepts: readonly Weighted[]; texts: readonly (readonly Weighted[])[] } {
  const said = [known, ...fields.filter(({ field }) => field !== 'name').map(({ terms }) => terms)]
  const hasSpecialty = said.some(terms =>
    terms.some(({ term, weight }) => weight >= own && isSpecialty(term)),
  )
  const all = fields.map(({ field, terms }) => {
    return field === 'name' && hasSpecialty ? terms.map(withoutSpecialty) : terms
  })
  const isFor = new Set<string>()
  for (const terms of [known, ...all]) for (const { term } of terms) if (isConcept(term)) isFor.add(term)
  const told = (one: Weighted) => {
    const concept = isMention(one.term) ? mentionedBy(one.term) : ''
    return isFor.has(concept) ? { term: concept, weight: one.weight } : one
  }
  return { concepts: known.map(told), texts: all.map(terms => terms.map(told)) }
}

/** What a profession brings along or a broader specialty weighs less. */
const own = 0.9

function withoutSpecialty(one: Weighted): Weighted {
  return isSpecialty(one.term) ? { term: mentionOf(one.term, 'name'), weight: one.weight } : one
}
