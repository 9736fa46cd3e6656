import { jobValues } from '../../src/vocabulary/jobs/job.values.ts'
import { type FactRefusal, refusedFacts } from '../../src/vocabulary/jobs/refusals.ts'
import { towns } from './towns.ts'

/** The filters whose counts every engine returns with every search, each as if the filter itself were not set. */
export const facetNames = [
  'category',
  'contract',
  'experience',
  'remote',
  'employerSize',
  'country',
  'state',
  'employmentType',
  'employerType',
  'shift',
] as const

export type FacetName = (typeof facetNames)[number]

/** Single-valued facets; of the others a job may have several values. */
export const singleFacets = [
  'category',
  'contract',
  'experience',
  'remote',
  'employerSize',
  'country',
  'state',
] as const satisfies readonly FacetName[]
export const multiFacets = ['employmentType', 'employerType', 'shift'] as const satisfies readonly FacetName[]

/** Every value of every facet, in a fixed order; a code is the position here plus one, zero means none. */
export const facetValues: Record<FacetName, readonly string[]> = {
  category: jobValues.category,
  contract: jobValues.contract,
  experience: jobValues.experience,
  remote: jobValues.remote,
  employerSize: jobValues.employerSize,
  country: jobValues.country,
  state: [...new Set(towns.map(town => town.state))].sort(),
  employmentType: jobValues.employmentType.filter(type => type !== 'both'),
  employerType: jobValues.employerType,
  shift: jobValues.shift,
}

/** Position of a value in its facet, from 1; 0 for none. */
export function codeOf(facet: FacetName, value: string | null): number {
  return value === null ? 0 : facetValues[facet].indexOf(value) + 1
}

export function maskOf(facet: FacetName, values: readonly string[]): number {
  return values.reduce((mask, value) => mask | (1 << facetValues[facet].indexOf(value)), 0)
}

/** What jobs may not have, as bits of their facets. */
export function refusedMasks(refusals: readonly FactRefusal[]): { facet: FacetName; mask: number }[] {
  return refusals.map(refusal => {
    const { facet, has } = refusedFacts[refusal]
    return { facet, mask: maskOf(facet, has) }
  })
}
