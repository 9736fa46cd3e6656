const firstPart = 10
const mostOfOne = 2

/** Keeps the order, but lets the first ten be of many employers: of each at most two, as long as there are others. */
export function spreadEmployers<Row extends { job: { employer: { id: number } } }>(
  rows: readonly Row[],
): Row[] {
  const first: Row[] = []
  const later: Row[] = []
  const taken = new Map<number, number>()
  for (const row of rows) {
    const before = taken.get(row.job.employer.id) ?? 0
    if (first.length < firstPart && before < mostOfOne) {
      taken.set(row.job.employer.id, before + 1)
      first.push(row)
    } else later.push(row)
  }
  return [...first, ...later]
}
