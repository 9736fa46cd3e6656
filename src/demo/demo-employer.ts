import type { EmployerOwnership, EmployerSize, EmployerType } from '../vocabulary/jobs/job.values.ts'
import type { DemoCountry } from './demo-data.ts'

export type DemoPlace = { postalCode: string; name: string; country: DemoCountry; stateCode: string | null }

/** On this site, on the employer's own site, or by mail. */
export type ApplyWay = 'here' | 'link' | 'email'

export type DemoEmployer = {
  /** Index in the list, from 0. */
  position: number
  id: string
  /** From `employer-kinds.txt`, or `flagship` for hand-written ones. */
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
  /** Sectors of care; letters as in data/demo/professions.txt. */
  sectors: string
  /** Vocabulary ids. */
  specialties: string[]
  /** Null when it hires all professions of its sectors. */
  professions: string[] | null
  /** Its share of 6,000 jobs. */
  ads: number
  /** Headquarters first. */
  places: DemoPlace[]
}
