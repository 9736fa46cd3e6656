import { readFileSync } from 'node:fs'

export type CvJob = {
  title: string
  employer: string
  city: string
  from: string
  to: string | null
  tasks: string[]
}

/** Somebody who does not exist, and the answers to what a CV of theirs says. */
export type CvPerson = {
  key: string
  language: 'de' | 'en'
  country: 'DE' | 'AT' | 'CH'
  name: string
  title: string | null
  street: string
  postalCode: string
  city: string
  phoneWritten: string
  phone: string
  email: string
  /** What a reader must not repeat. */
  private: string
  headline: string
  profession: string
  category: string
  specialty: string | null
  /** In November 2026. */
  experienceYears: number
  /** Latest first. */
  jobs: CvJob[]
  education: { from: string; to: string; name: string; place: string }[]
  qualifications: { at: string; name: string; by: string }[]
  languages: { word: string; code: string; levelWord: string; level: string }[]
  drivingLicence: string | null
  approbation: string | null
  skills: string[]
}

export function cvPeople(): CvPerson[] {
  const text = readFileSync(new URL('../../gold/cv/people.json', import.meta.url), 'utf8')
  // The cast: our own file.
  return JSON.parse(text) as CvPerson[]
}
