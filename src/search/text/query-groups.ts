import type { Fallback, GroupTerms } from './concept-groups.ts'

/** One requirement of a query; all groups must match, one alternative of a group is enough. */
export type QueryGroup = GroupTerms & {
  /** As typed. */
  words: string
  /** Folded, unstemmed: for prefix and typo expansion over the terms of the index. */
  spelling: string
  fuzzyAllowed: boolean
  /** The word is incomplete: match its spelling as a prefix. */
  prefix: boolean
  isAbbreviation: boolean
  isConcept: boolean
  /** The vocabulary word that was probably meant; used when the alternatives find nothing or little. */
  fallback: () => Fallback | null
}

/** "Herzstation" or "chirurgische Station" means the field: jobs seldom mention that it is a ward. */
export function withoutWard(groups: readonly QueryGroup[]): QueryGroup[] {
  const isWard = (group: QueryGroup) => group.alternatives.some(({ term }) => term === ward)
  const isField = (group: QueryGroup) =>
    group.isConcept && !isWard(group) && !group.alternatives.some(({ term }) => term.startsWith('p:'))
  return groups.some(isField) ? groups.filter(group => !isWard(group)) : [...groups]
}

const ward = 'x:station'

/** Each requirement once. */
export function withoutDoubles(groups: readonly QueryGroup[]): QueryGroup[] {
  if (groups.length < 2) return [...groups]
  const seen = new Set<string>()
  return groups.filter(group => {
    const key = group.alternatives
      .map(({ term }) => term)
      .toSorted()
      .join(' ')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
