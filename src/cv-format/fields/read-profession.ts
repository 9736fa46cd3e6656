import { classifyJob } from '../../vocabulary/titles/classify-job.ts'
import { professionById } from '../../vocabulary/titles/professions.ts'
import type { Cv, CvPosition, Found } from '../cv.ts'
import type { Line } from '../document/line.ts'
import { foundText, matched, trimmed } from './evidence.ts'

/** Whoever was a specialist of something stays one, whatever they are called later. */
const specialist = /facharzt|fachärzt/iu

export type CvProfession = Pick<Cv, 'profession' | 'professionText' | 'category' | 'specialty'>

const label =
  /^\s*(?:beruf|profession|tätigkeit|berufsbezeichnung|current position|aktuelle position)\s*[:\t]\s*(.+)$/iu

/** What a person is: what they call themselves, what they did last, what their head or their profile says. */
export function readProfession(head: readonly Line[], positions: readonly CvPosition[]): CvProfession {
  const labelled = firstOf(head, line => {
    const match = label.exec(line.text)
    return match && foundText(trimmed(matched(line, match, 1)), 'sure')
  })
  const last = positions[0]?.title ?? null
  const headlines = head.filter(isHeadline).map(line => foundText(trimmed(line), 'likely'))
  const headline = headlines[0] ?? null
  const earlier = positions.slice(1).flatMap(({ title }) => title ?? [])
  const known = [labelled, last, headline, ...earlier]
    .filter(text => text !== null)
    .find(text => professionOf(text) !== null)
  const text = labelled ?? fuller(known ?? last, headline) ?? known ?? last
  const others = [last, ...headlines, ...earlier.filter(({ value }) => specialist.test(value))]
  if (text) return { ...classified(text, others), professionText: withoutDepartment(text) }
  return { profession: null, professionText: null, category: null, specialty: null }
}

/** "Oberärztin, Klinik für Neurologie" are an Oberärztin, as long as that is the same profession. */
function withoutDepartment(text: Found<string>): Found<string> {
  const value = text.value.replace(/(?:,\s|\sim\s).*$/u, '')
  const short = { ...text, value }
  return value.length > 2 && professionOf(short) === professionOf(text) ? short : text
}

function classified(
  text: Found<string>,
  others: readonly (Found<string> | null)[],
): Omit<CvProfession, 'professionText'> {
  const { profession, category, specialty } = classifyJob({ title: text.value })
  const evidence = { ...text.evidence, certainty: 'likely' as const }
  const elsewhere = others.flatMap(other => {
    const value = other && classifyJob({ title: other.value }).specialty
    return other && value && professionIsLike(other, category)
      ? [{ value, evidence: { ...other.evidence, certainty: 'guess' as const } }]
      : []
  })
  return {
    profession: profession === null ? null : { value: profession, evidence },
    category: category === null ? null : { value: category, evidence },
    specialty: specialty === null ? (elsewhere[0] ?? null) : { value: specialty, evidence },
  }
}

function professionIsLike(text: Found<string>, category: string | null): boolean {
  return classifyJob({ title: text.value }).category === category
}

/** "dipl. Physiotherapeut FH" in the head says more than "Physiotherapeut" in a position. */
function fuller(known: Found<string> | null, headline: Found<string> | null): Found<string> | null {
  if (!known || !headline) return known ?? headline
  const isFuller =
    headline.value.includes(known.value) &&
    headline.value.length <= 2 * known.value.length &&
    professionOf(headline) === professionOf(known)
  return isFuller ? headline : known
}

function professionOf(text: Found<string>): string | null {
  return classifyJob({ title: text.value }).profession
}

function isHeadline(line: Line): boolean {
  if (line.text.length > 90 || /[@]|\d{4}|(?:suche|ich bin|jahre|years)(?!\p{L})/iu.test(line.text))
    return false
  const { profession, confidence } = classifyJob({ title: line.text })
  return profession !== null && confidence >= 0.6 && professionById(profession) !== null
}

function firstOf<T>(lines: readonly Line[], read: (line: Line) => T | null): T | null {
  for (const line of lines) {
    const value = read(line)
    if (value !== null) return value
  }
  return null
}
