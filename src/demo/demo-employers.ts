import type { EmployerOwnership, EmployerSize, EmployerType } from '../domain/jobs/job.values.ts'
import { type DemoCountry, demoFile, rows } from './demo-data.ts'

export type DemoPlace = { postalCode: string; name: string; country: DemoCountry; stateCode: string | null }

export type DemoEmployer = {
  /** Place in the list, from 0. */
  position: number
  id: string
  name: string
  slug: string
  type: EmployerType
  ownership: EmployerOwnership
  size: EmployerSize
  country: DemoCountry
  stateCode: string
  departments: string[]
  beds: number | null
  foundedYear: number
  website: string
  email: string
  isAgency: boolean
  dialect: string
  /** What kind of work is done there; letters as in data/demo/professions.txt. */
  sectors: string
  /** Vocabulary ids. */
  specialties: string[]
  /** The seat first. */
  places: DemoPlace[]
}

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

/** The fictional employers of the demo content with what they hire for and where. */
export function demoEmployers(): DemoEmployer[] {
  // The file is written by us and read by a test beside this file.
  const { employers } = JSON.parse(demoFile('employers.json')) as { employers: EmployerRow[] }
  const plan = new Map(rows(demoFile('employer-plan.txt')).map(cells => [cells[0], cells]))
  return employers.map((row, position) => readEmployer(row, position, plan.get(row.id) ?? []))
}

function readEmployer(row: EmployerRow, position: number, plan: string[]): DemoEmployer {
  const [, dialect = '', sectors = '', specialties = '', towns = ''] = plan
  const seat = {
    postalCode: row.postal_code,
    name: row.city,
    country: row.country,
    stateCode: row.admin1_code,
  }
  return {
    position,
    id: row.id,
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
    dialect,
    sectors,
    specialties: specialties.split(' ').filter(Boolean),
    places: [
      seat,
      ...towns
        .split(';')
        .filter(Boolean)
        .map(town => readTown(town.trim(), row.country)),
    ],
  }
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
