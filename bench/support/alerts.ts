import { professions } from '../../src/vocabulary/titles/professions.ts'
import { specialties } from '../../src/vocabulary/titles/specialties.ts'
import { facetValues } from './facets.ts'
import type { BenchQuery } from './queries.ts'
import { createRandom, pick, weightedSampler, zipfSampler } from './random.ts'
import { towns } from './towns.ts'

type Random = () => number

const townOf = weightedSampler(towns.map(town => [town, town.weight]))
const professionOf = zipfSampler(professions(), 0.9)
const fieldOf = zipfSampler(specialties(), 0.7)
const radiusKm = weightedSampler<number | null>([
  [null, 25],
  [10, 8],
  [25, 30],
  [50, 27],
  [100, 10],
])
const categoryOf = weightedSampler<string | null>([
  [null, 55],
  ['nursing', 20],
  ['doctors', 12],
  ['mfa', 6],
  ['therapeutic', 7],
])
const employmentOf = weightedSampler<string[]>([
  [[], 60],
  [['part-time'], 20],
  [['full-time'], 14],
  [['full-time', 'part-time'], 6],
])

/** The stored search with this number (from 1): words of a profession or field, mostly around a town, some filters. */
export function alertAt(id: number): BenchQuery {
  const random = createRandom(id + 400_000_000)
  const km = radiusKm(random)
  const category = categoryOf(random)
  const employmentType = employmentOf(random)
  const filters: BenchQuery['filters'] = {}
  if (category) filters.category = [category]
  if (employmentType.length > 0) filters.employmentType = employmentType
  if (random() < 0.12) filters.contract = ['permanent']
  if (random() < 0.1) filters.shift = ['day', 'no-nights']
  if (km === null && random() < 0.6) filters.state = [pick(random, facetValues.state)]
  return {
    name: `alert ${id}`,
    text: textOf(random),
    reading: 'words',
    filters,
    radius: km === null ? null : { ...townOf(random), km },
    payMinEur: random() < 0.15 ? 2_500 + Math.floor(random() * 8) * 500 : null,
    postedWithinDays: null,
    withoutAgencies: random() < 0.1,
    without: [],
    sort: 'newest',
    offset: 0,
    size: 20,
  }
}

function textOf(random: Random): string {
  const kind = random()
  if (kind < 0.2) return ''
  const profession = professionOf(random)
  const name = random() < 0.5 ? profession.nameMale : profession.nameFemale
  if (kind < 0.65) return name
  if (kind < 0.8) return fieldOf(random).nameDe
  if (kind < 0.95) return `${name} ${fieldOf(random).nameDe}`
  return `${profession.nameEn} ${fieldOf(random).nameEn}`
}
