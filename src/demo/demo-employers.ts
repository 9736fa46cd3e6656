import type { EmployerOwnership, EmployerSize, EmployerType } from '../vocabulary/jobs/job.values.ts'
import { type DemoCountry, demoFile, rows } from './demo-data.ts'
import type { ApplyWay, DemoEmployer, DemoPlace } from './demo-employer.ts'
import { generateEmployers } from './employers/generate-employers.ts'

const adsOfAll = 6_000
/** Dialects in which a job may lack a URL. */
const mailDialects = ['csv', 'german', 'hr-ba', 'indeed', 'schema-org', 'personio']

type EmployerRow = {
  id: string
  name: string
  slug: string
  type: string
  ownership: EmployerOwnership
  size: EmployerSize
  country: DemoCountry
  postal_code: string
  city: string
  admin1_code: string
  departments: string[]
  beds: number | null
  founded: number
  website: string
  email: string
}

/**
 * The fictional employers with what they hire for and where: hand-written ones first, then generated ones up to the size of a real market.
 * Together they have 6,000 jobs.
 */
export function demoEmployers(): DemoEmployer[] {
  all ??= evenOut([...flagships(), ...generateEmployers(flagships())])
  return all
}

let all: DemoEmployer[] | undefined

function flagships(): DemoEmployer[] {
  // The cast: our own file, verified by a test beside this file.
  const { employers } = JSON.parse(demoFile('employers.json')) as { employers: EmployerRow[] }
  const plan = new Map(rows(demoFile('employer-plan.txt')).map(cells => [cells[0], cells]))
  return employers.map((row, position) => readEmployer(row, position, plan.get(row.id) ?? []))
}

/** Corrects the total to exactly 6,000 jobs by adjusting the larger employers. */
function evenOut(employers: DemoEmployer[]): DemoEmployer[] {
  const even = employers.map(employer => ({ ...employer }))
  const large = even.filter(({ type, ads }) => type !== 'private-practice' && ads >= 4)
  const left = () => adsOfAll - even.reduce((sum, { ads }) => sum + ads, 0)
  for (let rest = left(); rest !== 0; rest = left())
    for (const employer of large.slice(0, Math.abs(rest))) employer.ads += Math.sign(rest)
  return even
}

function readEmployer(row: EmployerRow, position: number, plan: string[]): DemoEmployer {
  const [, dialect = '', sectors = '', specialties = '', towns = '', ads = '', professions = ''] = plan
  const seat = {
    postalCode: row.postal_code,
    name: row.city,
    country: row.country,
    stateCode: row.admin1_code,
  }
  return {
    position,
    id: row.id,
    kind: 'flagship',
    name: row.name,
    slug: row.slug,
    type: readType(row.type),
    ownership: row.ownership,
    size: row.size,
    country: row.country,
    stateCode: row.admin1_code,
    departments: row.departments,
    beds: row.beds,
    foundedYear: row.founded,
    website: row.website,
    email: row.email,
    isAgency: sectors.includes('G'),
    applyWay: wayOf(position, dialect),
    dialect,
    sectors,
    specialties: specialties.split(' ').filter(Boolean),
    professions: professions === '' ? null : professions.split(' '),
    ads: Number(ads),
    places: [
      seat,
      ...towns
        .split(';')
        .filter(Boolean)
        .map(town => readTown(town.trim(), row.country)),
    ],
  }
}

/** Most take applications on this site; the other ways are spread over the list. */
function wayOf(position: number, dialect: string): ApplyWay {
  const rest = (position * 7) % 50
  if (rest < 40) return 'here'
  return rest < 46 || !mailDialects.includes(dialect) ? 'link' : 'email'
}

function readTown(text: string, country: DemoCountry): DemoPlace {
  const [postalCode = '', ...name] = text.split(' ')
  return { postalCode, name: name.join(' '), country, stateCode: null }
}

function readType(type: string): EmployerType {
  if (type === 'medical_center') return 'medical-center'
  if (type === 'private_practice') return 'private-practice'
  if (type === 'care_facility') return 'care-facility'
  if (type === 'public_health') return 'public-health'
  return type === 'hospital' ? 'hospital' : 'company'
}
