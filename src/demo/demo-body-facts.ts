import type { DemoProfession, SentenceBank, SpecialtyTexts } from './demo-data.ts'
import type { DemoEmployer, DemoPlace } from './demo-employer.ts'
import type { DemoPay } from './demo-pay.ts'
import type { DemoTerms } from './demo-terms.ts'

export type Contact = { name: string; phone: string | null; email: string }

/** Decided before the job's text is written. */
export type BodyFacts = {
  employer: DemoEmployer
  profession: DemoProfession
  bank: SentenceBank
  specialty: SpecialtyTexts | null
  specialistName: string | null
  department: string | null
  isDayClinic: boolean
  place: DemoPlace
  terms: DemoTerms
  pay: DemoPay | null
  contact: Contact
}
