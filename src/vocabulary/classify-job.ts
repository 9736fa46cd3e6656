import type { CategoryId } from './categories.ts'
import { findProfessions } from './find-professions.ts'
import { findSpecialties } from './find-specialties.ts'
import { professionById } from './professions.ts'

export type JobText = {
  title: string
  department?: string | null
  /** Plain text or HTML. */
  description?: string | null
  /** What the source itself calls the category; used only when the title says nothing. */
  categoryHint?: string | null
}

export type Evidence = { kind: 'profession' | 'specialty' | 'category'; id: string; words: string[] }

export type JobClass = {
  category: CategoryId | null
  /** Id of a profession, or null. */
  profession: string | null
  /** Id of a specialty, or null. */
  specialty: string | null
  evidence: Evidence[]
  /** 0..1 */
  confidence: number
}

/** What kind of job an ad is: category, profession and specialty with the words that say so. Never throws. */
export function classifyJob(job: JobText): JobClass {
  const profession = findProfessions(job.title)[0]
  const specialty = findSpecialties(job.title)[0]
  return {
    category: (profession && professionById(profession.id)?.category) ?? null,
    profession: profession?.id ?? null,
    specialty: specialty?.id ?? null,
    evidence: [],
    confidence: profession?.score ?? 0,
  }
}
