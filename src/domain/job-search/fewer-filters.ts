import { isFactRefusal } from '../../vocabulary/jobs/refusals.ts'
import { filterNames, withoutFilter } from './active-filters.ts'
import { helpful, type LittleFound, type Way } from './ways-out.ts'

const mostOfAKind = 4

/** Jobs without stated pay, then without one filter or refusal each, the one that brings most first. */
export function fewerFilters(found: LittleFound): Way[] {
  const { params, answer } = found
  const dropped = filterNames.flatMap((name): Way[] => {
    if (name === 'without') return fewerRefusals(found)
    if (name === 'offers') return fewerOffers(found)
    // Without it, a search finds less.
    if (name === 'mentions') return []
    const count = answer.totals[name === 'includeUnknownPay' ? 'salaryMin' : name]
    const value = params[name]
    if (count === undefined || name === 'includeUnknownPay') return []
    const values = Array.isArray(value) ? value.map(String) : [String(value)]
    return [{ kind: 'filter', name, values, count, params: withoutFilter(params, name) }]
  })
  dropped.sort((a, b) => b.count - a.count)
  return [...unknownPay(found), ...helpful(dropped, found).slice(0, mostOfAKind)]
}

function fewerRefusals({ params, answer }: LittleFound): Way[] {
  return params.without.filter(isFactRefusal).flatMap((refusal): Way[] => {
    const count = answer.totals[refusal]
    if (count === undefined) return []
    const others = params.without.filter(other => other !== refusal)
    return [
      {
        kind: 'filter',
        name: 'without',
        values: [refusal],
        count,
        params: { ...params, without: others, page: 1 },
      },
    ]
  })
}

function fewerOffers({ params, answer }: LittleFound): Way[] {
  return params.offers.flatMap((offer): Way[] => {
    const count = answer.totals[offer]
    const others = params.offers.filter(other => other !== offer)
    if (count === undefined) return []
    const fewer = { ...params, offers: others, page: 1 }
    return [{ kind: 'filter', name: 'offers', values: [offer], count, params: fewer }]
  })
}

function unknownPay({ params, answer }: LittleFound): Way[] {
  if (answer.unknownPayLeftOut === 0) return []
  const count = answer.total + answer.unknownPayLeftOut
  return [{ kind: 'unknown-pay', count, params: { ...params, includeUnknownPay: true, page: 1 } }]
}
