/** Values of one facet, and the distinct sets of them: a document stores the code of its set. */
export type Facet = {
  name: string
  values: string[]
  codes: Map<string, number>
  /** Codes of the values in alphabetical order; stale while shorter than the list of values. */
  sorted: number[]
  sets: number[][]
  setCodes: Map<string, number>
  column: number
  /** Index within its column. */
  position: number
}

/** The code of a document's set of values; new values and sets get the next one. */
export function setCode(facet: Facet, stated: readonly string[]): number {
  const set = [...new Set(stated.map(value => valueCode(facet, value)))].sort((a, b) => a - b)
  const key = set.join()
  const known = facet.setCodes.get(key)
  if (known !== undefined) return known
  facet.setCodes.set(key, facet.sets.length)
  return facet.sets.push(set) - 1
}

function valueCode(facet: Facet, value: string): number {
  const known = facet.codes.get(value)
  if (known !== undefined) return known
  facet.codes.set(value, facet.values.length)
  return facet.values.push(value) - 1
}
