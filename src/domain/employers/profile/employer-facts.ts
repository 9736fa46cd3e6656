import type { SafeHtml } from '../../../texts/safe-html.ts'
import type {
  Country,
  EmployerOwnership,
  EmployerSize,
  EmployerType,
} from '../../../vocabulary/jobs/job.values.ts'

/** Employer data besides its jobs. */
export type EmployerFacts = {
  name: string
  type: EmployerType
  ownership: EmployerOwnership | null
  size: EmployerSize | null
  isAgency: boolean
  website: string | null
  email: string | null
  phone: string | null
  contactPerson: string | null
  descriptionHtml: SafeHtml
  departments: string[]
  certifications: string[]
  benefits: string[]
  beds: number | null
  employees: number | null
  foundedYear: number | null
  postalCode: string | null
  city: string | null
  stateCode: string | null
  country: Country | null
  featuredUntil: Date | null
}
