import type { EmployerOwnership, EmployerSize, EmployerType } from '../vocabulary/jobs/job.values.ts'
import type { DemoCountry } from './demo-data.ts'

export type DemoPlace = { postalCode: string; name: string; country: DemoCountry; stateCode: string | null }

/** On the site itself, on the employer's own pages, or by mail. */
export type ApplyWay = 'here' | 'link' | 'email'

export type DemoEmployer = {
  /** Place in the list, from 0. */
  position: number
  id: string
  /** Of `employer-kinds.txt`, or `flagship` when written by hand. */
  kind: string
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
  applyWay: ApplyWay
  dialect: string
  /** What kind of work is done there; letters as in data/demo/professions.txt. */
  sectors: string
  /** Vocabulary ids. */
  specialties: string[]
  /** When it does not hire all professions of its sectors. */
  professions: string[] | null
  /** How many of 6,000 ads are its own. */
  ads: number
  /** The seat first. */
  places: DemoPlace[]
}
