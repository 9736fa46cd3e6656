import { fold } from '../../basics/fold.ts'
import { classifyJob } from './classify-job.ts'
import { offersTraining } from './profession-modifiers.ts'
import { professionStep } from './profession-step.ts'

const mostFurther = 2
/** More of a title is not read. */
const mostChars = 300

// "Pflegefachkraft / MFA", "OTA oder ATA"; not "Altenpfleger/in" and not "-frau".
const between = /\s*\/\s*(?=\p{Lu})|\s+(?:oder|or|bzw\.?|beziehungsweise)\s+/u

/** Any doctor: beside another rank, such a word is the name of the trade and no alternative. */
const anyDoctor = new Set(['arzt', 'facharzt'])

/**
 * The professions beside the first that a title offers as alternatives: for "Pflegefachkraft / MFA" the second. `first` is what
 * {@link classifyJob} says of the whole title. Two names of one profession are one.
 */
export function furtherProfessions(whole: string, first: string | null): string[] {
  const title = whole.slice(0, mostChars)
  if (first === null || !between.test(title)) return []
  const parts = title.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').split(between)
  if (parts.length < 2 || offersTraining(fold(title))) return []
  const further: string[] = []
  for (const part of parts) {
    const { profession } = classifyJob({ title: part })
    if (profession === null || anyDoctor.has(profession)) continue
    const isNew = [first, ...further].every(known => professionStep(known, profession, []) !== 'same')
    if (isNew) further.push(profession)
  }
  return further.slice(0, mostFurther)
}
