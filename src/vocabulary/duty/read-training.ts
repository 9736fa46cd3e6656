import { findSpecialties } from '../titles/find-specialties.ts'
import { type DutyValues, dutyBounds } from './duty.values.ts'
import type { Found } from './duty-segments.ts'

const authorisation =
  /weiterbildungs(?:befugnis(?:se)?|ermächtigung(?:en)?|berechtigung(?:en)?)|weiterbildungsermächtigt\p{L}*|weiterbildungsbefugt\p{L}*|(?:wb|weiterbildungs)-?(?:befugnis|ermächtigung)|(?:anerkannte|zertifizierte|akkreditierte|zugelassene)\p{L}* (?:\p{L}+ )?(?:weiterbildungs|lehr- und ausbildungs|ausbildungs)stätte\p{L}*|weiterbildungsstätte (?:der )?(?:kat|fmh)|(?:full |unrestricted )?(?:speciali[sz]ation |further |specialist |postgraduate |residency )?training (?:authori[sz]ation|licen[cs]e|accreditation)|authori[sz]ed to (?:train|provide (?:\p{L}+ )?training)|accredited training (?:cent(?:re|er)|site|hospital)/iu
/** Nobody has it yet, or the reader is to bring it. */
const notThere =
  /angestrebt|beantragt|in vorbereitung|in planung|geplant|keine[nr]? (?:\p{L}+ )?(?:weiterbildungs|wb-)|nicht vorhanden|applied for|pending|sie (?:verfügen|besitzen|bringen|haben|sind)|ihr profil|idealerweise|wünschenswert|von vorteil|erwünscht|voraussetzung|you (?:have|hold|are)|ideally|desirable|pflegekammer|fachweiterbildung|praxisanleit|pflegeausbildung|generalistisch/iu
/** What trains others than doctors. */
const ofOthers =
  /pflegefach|auszubildende|azubi|\bmfa\b|\bzfa\b|notfallsanitäter|hebamme|apotheker|fachapotheke|therapeut(?!isch)/iu
const months = /(?<![\d.,])(\d{1,2})\s*(?:-?\s*monate?n?\b|-?\s*monatige|mon\.|m\.|months?)/iu
const years = /(?<![\d.,])([1-7](?:[.,]5)?)\s*(?:-?\s*jahre?n?\b|-?\s*jährige|years?)/iu
const reach = 120
const near = 70
/** "24 Monate Ihrer Weiterbildung (Weiterbildungsbefugnis liegt vor)" */
const monthsOfTraining =
  /(?<![\d.,])(\d{1,2}) Monate (?:der |Ihrer |deiner )?(?:fachärztlichen )?Weiterbildung\b/iu

/** That doctors may be trained here, in which specialty and for how many months. */
export function readTraining(text: string): Found<DutyValues['training-authorisation']> | null {
  const named = authorisation.exec(text)
  if (!named || isElsewhere(text, named)) return null
  const end = named.index + named[0].length
  const after = text.slice(end, end + reach)
  const start = Math.max(0, named.index - reach)
  const before = text.slice(start, named.index)
  const specialty = specialtyOf(after) ?? specialtyOf(before)
  // "36 Monate Weiterbildungsermächtigung Neurologie, weitere 12 Monate …"
  const ahead = lengthIn(before.slice(-25))
  if (ahead && before.slice(-25).slice(ahead.to).trim() === '') {
    const from = named.index - Math.min(25, before.length) + ahead.from
    return { value: { specialty, months: ahead.months }, from, to: end }
  }
  const length = lengthIn(after)
  const ofTraining = length ? null : monthsOfTraining.exec(before)
  if (ofTraining) {
    const months = Number(ofTraining[1])
    return { value: { specialty, months }, from: start + ofTraining.index, to: end }
  }
  const to = end + (length?.to ?? 0)
  return { value: { specialty, months: length?.months ?? null }, from: named.index, to }
}

function isElsewhere(text: string, { index, 0: words }: RegExpExecArray): boolean {
  const around = text.slice(Math.max(0, index - near), index + words.length + near)
  return notThere.test(around) || ofOthers.test(text)
}

function specialtyOf(text: string): string | null {
  const [first] = findSpecialties(text).toSorted(
    (one, other) => text.indexOf(one.words[0] ?? '') - text.indexOf(other.words[0] ?? ''),
  )
  return first?.id ?? null
}

function lengthIn(text: string): { months: number; from: number; to: number } | null {
  const match = months.exec(text) ?? years.exec(text)
  if (!match) return null
  const isMonths = /^(?:-?\s*mon|-?\s*m\.)/i.test(match[0].replace(/^[\d.,]+\s*/, ''))
  const value = Number((match[1] ?? '').replace(',', '.')) * (isMonths ? 1 : 12)
  const { least, most } = dutyBounds.trainingMonths
  return value >= least && value <= most
    ? { months: value, from: match.index, to: match.index + match[0].length }
    : null
}
