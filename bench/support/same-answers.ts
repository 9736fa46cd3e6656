import type { BenchResult, Contestant } from './engine.ts'
import { facetNames } from './facets.ts'
import type { BenchQuery } from './queries.ts'

/** Queries for which two engines return different totals or facet counts; empty when they agree. */
export async function differences(
  one: Contestant,
  other: Contestant,
  queries: readonly BenchQuery[],
): Promise<string[]> {
  const found: string[] = []
  for (const query of queries) {
    const [left, right] = [await one.search(query), await other.search(query)]
    const where = firstDifference(left, right)
    if (where !== null) found.push(`${query.name}: ${where}`)
  }
  return found
}

function firstDifference(left: BenchResult, right: BenchResult): string | null {
  if (left.total !== right.total) return `total ${left.total} against ${right.total}`
  for (const name of facetNames) {
    const values = new Set([...Object.keys(left.facets[name]), ...Object.keys(right.facets[name])])
    for (const value of values) {
      const [a, b] = [left.facets[name][value] ?? 0, right.facets[name][value] ?? 0]
      if (a !== b) return `${name} ${value} ${a} against ${b}`
    }
  }
  return null
}
