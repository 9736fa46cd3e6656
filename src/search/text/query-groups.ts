import type { QueryGroup } from './analyse-query.ts'

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
