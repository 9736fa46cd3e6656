import type { JobDocument } from '../../../src/domain/caller/job-search.ts'
import { explainer } from '../../../src/domain/matching/explain.ts'
import type { MatchProfile } from '../../../src/domain/matching/match-profile.ts'
import type { Market } from './market.ts'

/** Where fewer ads fit, the next one is often so far behind that nothing can come between. */
const leastFits = 100

/**
 * How often an ad falls when it no longer states a reason that its explanation named: of the first ten of each person for whom many ads fit.
 * `weaker` is how often it loses evidence, in all lists.
 */
export function faithfulness(
  people: readonly { profile: MatchProfile }[],
  { documents }: Market,
): { tried: number; share: number; weaker: number } {
  let tried = 0
  let all = 0
  let weaker = 0
  let fallen = 0
  for (const { profile } of people) {
    const explain = explainer(profile)
    const matches = documents.map(document => ({ document, match: explain(document) }))
    const orders = matches.filter(({ match }) => match.isFit).sort((a, b) => b.match.order - a.match.order)
    const rankOf = (order: number, id: number) =>
      orders.filter(({ document, match }) => document.id !== id && match.order >= order).length
    for (const { document, match } of orders.slice(0, 10)) {
      for (const { field, state } of match.criteria) {
        if (state !== 'met') continue
        all++
        const without = explain(withoutField(document, field))
        weaker += +(without.order < match.order)
        if (orders.length < leastFits) continue
        tried++
        fallen += +(rankOf(without.order, document.id) > rankOf(match.order, document.id))
      }
    }
  }
  return { tried, share: fallen / tried, weaker: weaker / all }
}

/** The ad as if it had never said this. */
function withoutField(job: JobDocument, field: string): JobDocument {
  if (field === 'place') return { ...job, points: [] }
  if (field === 'pay') return { ...job, payMax: null }
  const { facets, facts } = job
  return {
    ...job,
    facets: field in facets ? { ...facets, [field]: [] } : facets,
    facts: field in facts ? { ...facts, [field]: [] } : facts,
  }
}
