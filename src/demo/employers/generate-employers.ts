import type { EmployerOwnership } from '../../vocabulary/jobs/job.values.ts'
import { demoData } from '../demo-data.ts'
import type { ApplyWay, DemoEmployer, DemoPlace } from '../demo-employer.ts'
import { type Random, seededRandom } from '../random.ts'
import { type DemoTown, demoTowns } from './demo-towns.ts'
import { drawFrom, type EmployerKind, employerKinds } from './employer-kinds.ts'
import { addressWord, EmployerNames } from './employer-names.ts'
import { type PlannedEmployer, planEmployers } from './plan-employers.ts'

const planSeed = 71
/** Dialects in which a job may lack a URL. */
const mailDialects = ['csv', 'german', 'hr-ba', 'indeed', 'schema-org']
const dialects = [...mailDialects, 'rss', 'personio', 'greenhouse', 'lever', 'recruitee', 'smartrecruiters']

/** The employers besides the hand-written ones (`known`), deterministic: names from parts, places from a table. */
export function generateEmployers(known: readonly DemoEmployer[]): DemoEmployer[] {
  const kinds = employerKinds()
  const names = new EmployerNames(
    known.map(({ name }) => name),
    seededRandom(planSeed, 0),
  )
  const plan = planEmployers(demoTowns(), seededRandom(planSeed, 1))
  const employers: DemoEmployer[] = []
  for (const planned of plan) {
    const kind = kinds.get(planned.kind)
    if (!kind) throw new Error(`data/demo/employer-kinds.txt: no kind ${planned.kind}`)
    if (!names.has(kind, planned.town)) continue
    const position = known.length + employers.length
    employers.push(employerOf(planned, kind, names.next(kind, planned.town), position))
  }
  return employers
}

function employerOf(
  { town, furtherTowns }: PlannedEmployer,
  kind: EmployerKind,
  name: string,
  position: number,
): DemoEmployer {
  const random = seededRandom(planSeed, position + 2)
  const specialties = specialtiesOf(kind, name, random)
  const ownership = random.pick(kind.ownerships)
  const slug = addressWord(name)
  const ads = random.whole(kind.ads.from, kind.ads.to)
  const applyWay = applyWayOf(kind, random)
  return {
    position,
    id: `emp-${(position + 1).toString().padStart(3, '0')}`,
    kind: kind.id,
    name,
    slug,
    type: kind.type,
    // A name that mentions the owner decides the ownership.
    ownership: ownershipIn(name) ?? ownership,
    size: kind.size,
    country: town.country,
    stateCode: town.stateCode,
    departments: kind.departments === null ? namesOf(specialties) : drawFrom(kind.departments, random),
    beds: kind.beds && random.whole(kind.beds.from, kind.beds.to),
    foundedYear: random.whole(kind.founded.from, kind.founded.to),
    website: `https://${slug}.example`,
    email: `${kind.size === '1-50' ? random.pick(['praxis', 'team', 'info']) : 'karriere'}@${slug}.example`,
    isAgency: kind.sectors.includes('G'),
    applyWay,
    dialect: random.pick(ads < 4 || applyWay === 'email' ? mailDialects : dialects),
    sectors: kind.sectors,
    specialties,
    professions: kind.professions,
    ads,
    places: [town, ...furtherTowns].map(place => placeIn(place, random)),
  }
}

function ownershipIn(name: string): EmployerOwnership | null {
  if (/St\.|Evangelisch|Diakon|Marien|Schwestern|Stift/.test(name)) return 'non-profit'
  if (/Städtisch|Stadt|Landes|Kantons|Regional/.test(name)) return 'public'
  return /& Söhne|Curavia|Salvaria|Privat|GmbH|\bAG$/.test(name) ? 'private' : null
}

/** Most take applications on this site; some large ones on their own site, some small ones by mail. */
function applyWayOf({ size }: EmployerKind, random: Random): ApplyWay {
  const rest = random.next()
  if (size === '1-50') return rest < 0.84 ? 'here' : rest < 0.89 ? 'link' : 'email'
  return rest < 0.78 ? 'here' : rest < 0.95 ? 'link' : 'email'
}

/** A name that mentions a specialty decides the specialties. */
function specialtiesOf(kind: EmployerKind, name: string, random: Random): string[] {
  const drawn = drawFrom(kind.specialties, random)
  return /Psychosomatik/.test(name) && !drawn.includes('psychosomatik') ? [...drawn, 'psychosomatik'] : drawn
}

function namesOf(specialties: string[]): string[] {
  return specialties.flatMap(id => demoData().specialties.get(id)?.name ?? [])
}

function placeIn({ name, country, stateCode, postalCodes }: DemoTown, random: Random): DemoPlace {
  return { postalCode: random.pick(postalCodes), name, country, stateCode }
}
