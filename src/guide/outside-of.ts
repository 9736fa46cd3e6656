import { fold } from '../basics/fold.ts'
import { besideComplaints, complaints, urgentComplaints } from './outside-complaints.ts'
import { discriminating, hostile } from './outside-patterns.ts'
import { errands, legal, medical, ofHealth, ofLaw, otherTopics, urgent } from './outside-topics.ts'

export type Outside =
  | { about: 'medical'; isUrgent: boolean }
  | { about: 'legal' }
  | { about: 'hostile'; manner: 'instructions' | 'others-data' | 'insult' }
  | { about: 'discrimination' }
  | { about: 'other-topic' }

/**
 * What a question is about if the assistant must not or cannot answer it, or null. Rather silent than wrong: "Arbeitsrecht" in a law
 * office, "Palliativstation" and "Notfallsanitäter" are work, not questions. Ask this before the guide and before searching. Pure.
 */
export function outsideOf(question: string): Outside | null {
  const text = foldedText(question)
  if (isAny(urgent, text)) return { about: 'medical', isUrgent: true }
  for (const { manner, patterns } of hostile) if (isAny(patterns, text)) return { about: 'hostile', manner }
  if (isAny(discriminating, text) && !asksForWording.test(text)) return { about: 'discrimination' }
  if (isAny(errands, text)) return { about: 'other-topic' }
  if (isAboutWork(text)) return isAny(legal.even, text) ? { about: 'legal' } : null
  const isOfBody = !besideComplaints.test(text)
  if (isOfBody && isAny(urgentComplaints, text)) return { about: 'medical', isUrgent: true }
  if (isAny(medical, text) || (isOfBody && isAny(complaints, text)))
    return { about: 'medical', isUrgent: false }
  if (isAny(legal.even, text) || isAny(legal.alone, text)) return { about: 'legal' }
  return !isAboutCare(text) && isAny(otherTopics, text) ? { about: 'other-topic' } : null
}

/** "Dürfen wir 'nur Frauen' in den Text schreiben?" wants to know what an ad may say. */
const asksForWording =
  /^(?:\w+[, ]+){0,3}(?:duerfen|darf|koennen|kann|may|can|are)\b (?:wir|ich|man|we|i)\b.{0,80}\b(?:schreiben|reinschreiben|formulieren|inserat|anzeige|ausschreibung|stellentext|write|ad)\b/

/** Of what is surely none of ours, what it is most likely about. */
export function likelyOutside(question: string): Outside {
  const text = foldedText(question)
  if (ofHealth.test(text)) return { about: 'medical', isUrgent: false }
  return ofLaw.test(text) ? { about: 'legal' } : { about: 'other-topic' }
}

/** Whoever names work looks for work, whatever else the words are: "Schmerztherapie Stelle", "Koch in der Klinik". */
function isAboutWork(text: string): boolean {
  return /\b(?:stellen?|stellenangebote?|jobs?|hackn|arbeite[tn]?\b(?! ich)|arbeit (?:im|in|als|bei|auf)|suche|suach|gesucht|bewerb\w*|bewirb\w*|ausbildung|praktikum|anstellung|vacanc\w+|positions?|looking for|work as|hiring|teilzeit|vollzeit|part.time|minijob|tarif|gehalt|lohn|verdien\w+|salary|pay)\b/.test(
    text,
  )
}

/** Names a profession or a place of care: "Sportarzt Fußball", "Diätassistentin". */
function isAboutCare(text: string): boolean {
  return /arzt|aerzt|pfleg|therap|\b[mz]fa\b|fachkraft|assisten|helfer|klinik|praxis|\breha|station|betreu|kueche|hebamme|sanitaet|spital|\bheim\b|doctor|nurs|hospital|arbeitgeber|umzug|tvoed|zuschlag|zulage|urlaub(?!sziel)/.test(
    text,
  )
}

function isAny(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some(pattern => pattern.test(text))
}

/** Folded, without invisible characters and with single blanks, so that nothing hides from the patterns. */
function foldedText(question: string): string {
  return fold(question.slice(0, mostCharacters).replace(/\p{Cf}/gu, ''))
    .replace(/[’´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}
const mostCharacters = 500
