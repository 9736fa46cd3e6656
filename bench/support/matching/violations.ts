import type { MatchProfile } from '../../../src/domain/matching/match-profile.ts'
import { distanceKm } from '../../../src/vocabulary/places/places.ts'
import type { Market } from './market.ts'

const nightly = ['three-shift', 'nights-only']
const inShifts = ['two-shift', 'three-shift']

/** Recommended ads that are known to be out of the question: what the ad states against what the person ruled out, judged apart from matching. */
export function violationsOf(profile: MatchProfile, ids: readonly number[], market: Market): number[] {
  const { refusals, countries, places, licences } = profile
  return ids.filter(id => {
    const document = market.documents[id]
    if (!document) return true
    const { facets, points, isAgency } = document
    const has = (values: readonly string[]) => facets.shift.some(shift => values.includes(shift))
    const isDoctors = facets.category[0] === 'doctors' && !facets.profession.includes('pj_student')
    const foreign = licences.every(({ country }) => country !== null && !facets.country.includes(country))
    const km = Math.min(...places.flatMap(place => points.map(point => distanceKm(place, point))))
    const isAtHome = facets.remote.includes('remote')
    const mostKm = Math.max(...places.map(({ radiusKm }) => radiusKm)) * 1.5
    return (
      (refusals.includes('nights') && has(nightly)) ||
      (refusals.includes('weekends') && has(['weekends'])) ||
      (refusals.includes('on-call') && has(['on-call'])) ||
      (refusals.includes('shifts') && has(inShifts)) ||
      refusals.some(refusal => facets.employerType.includes(refusal)) ||
      (refusals.includes('agencies') && isAgency) ||
      (countries.length > 0 &&
        facets.country.length > 0 &&
        !countries.some(country => facets.country.includes(country))) ||
      (places.length > 0 && points.length > 0 && !isAtHome && km > mostKm) ||
      (isDoctors && licences.length > 0 && foreign)
    )
  })
}
