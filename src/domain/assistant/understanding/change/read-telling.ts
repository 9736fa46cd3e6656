import { findProfessions } from '../../../../vocabulary/titles/find-professions.ts'
import type { JobSearchParams } from '../../../job-search/job.schema.ts'

const leastOfTelling = 160
const wishes =
  /(?<!\p{L})(?:suche|möchte|mecht|will|würde|wechseln|hätte gern|bräuchte|interessiere|want|looking|would like|i'd like)(?!\p{L})/iu

/** Of a long telling what is wished in the end: "Seit neun Jahren … in Bremerhaven. Ich würde gern als … in Bremen". */
export function wishIn(text: string): string {
  if (text.length < leastOfTelling) return text
  const sentences = text.split(/(?<=\p{Ll}{3}[.!?])\s+/u)
  const from = sentences.findIndex(sentence => wishes.test(sentence) && findProfessions(sentence).length > 0)
  return from < 1 ? text : sentences.slice(from).join(' ')
}

// "Hab vier Jahre in einer Praxis gearbeitet" is no wish for one.
const pastWork =
  /(?<!\p{L})(?:(?:und |ich )?(?:hab|habe|war|bin)\s)(?:(?!such|möcht)[^,.;]){3,90}?\s(?:gearbeitet|gewesen|tätig gewesen|angestellt)(?!\p{L})/giu

// "nur Praxen bitte, Klinik hatte ich schon"
const hadAlready =
  /(?<=\p{L}[,;.]\s+)[^,;.]{3,40}? (?:hatte|hatten|hab|habe|haben|war|waren|kenne?) (?:ich|wir) (?:da |dort |ja |auch |doch |mal )*(?:schon|lang genug|lange genug|bereits|genug)[^,;.]*/giu

/** Who says only what they have been so far looks for that again. */
export function withoutPast(text: string, soFar: JobSearchParams | null): string {
  const rest = text.replace(pastWork, ' ').replace(hadAlready, '')
  return soFar === null && findProfessions(rest).length === 0 && findProfessions(text).length > 0
    ? text
    : rest
}
