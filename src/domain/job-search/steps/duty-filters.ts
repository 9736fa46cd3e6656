import type { FacetValues, SearchQuery } from '../../../search/types.ts'
import { dutyBounds, type SoughtOffer, soughtOffers } from '../../../vocabulary/duty/duty.values.ts'
import type { DutyOfAd } from '../../../vocabulary/duty/duty-of-ad.ts'
import type { DutyFacet, JobDocument, JobIndexQuery } from '../../caller/job-search.ts'

/** Duty facts as the index keeps them; see `dutyFacets`. */
export function dutyValues(duty: DutyOfAd): JobDocument['duty'] {
  return {
    weekendCount: numberIn(duty.weekends?.value),
    holidayCount: numberIn(duty.holidays?.value),
    offer: soughtOffers.filter(offer => !isOffered(duty, offer)).map(withoutOffer),
  }
}

function isOffered(duty: DutyOfAd, offer: SoughtOffer): boolean {
  return offer === 'training-authorisation' ? duty[offer] !== undefined : duty[offer]?.value === true
}

/** At most and at least so many; whoever does not say it is not found. */
export function dutyFilters({
  weekendsMax,
  holidaysMin,
}: Pick<JobIndexQuery, 'weekendsMax' | 'holidaysMin'>): NonNullable<SearchQuery['filters']> {
  const { weekends, holidays } = dutyBounds
  return {
    ...(weekendsMax === null ? {} : { weekendCount: range(weekends.least, weekendsMax) }),
    ...(holidaysMin === null ? {} : { holidayCount: range(holidaysMin, holidays.most) }),
  }
}

/** To ask for an offer is to refuse to be without it. */
export function refusingNoOffers(offers: readonly SoughtOffer[]): Record<string, FacetValues> {
  return Object.fromEntries(
    offers.map(offer => [offer, { facet: 'offer' satisfies DutyFacet, values: [withoutOffer(offer)] }]),
  )
}

/** How many jobs each offer would leave. */
export const countedOffers = refusingNoOffers(soughtOffers)

function withoutOffer(offer: SoughtOffer): string {
  return `no:${offer}`
}

function numberIn(value: number | undefined): string[] {
  return value === undefined ? [] : [String(value)]
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
}
