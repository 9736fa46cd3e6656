import type { DutyValues } from './duty.values.ts'
import type { Found } from './duty-segments.ts'
import { fieldsIn, firstFieldIn, type Length, lengthsIn, type TrainedField } from './training-fields.ts'

const authorisation =
  /(?<!\p{L})(?:darf|wir dürfen|dürfen wir) (?=(?:bis zu )?\d{1,2} monate (?:[\p{L}-]+ ){1,4}?weiterbilden(?!\p{L}))|weiterbildungs(?:befugnis(?:se)?|ermächtigung(?:en)?|berechtigung(?:en)?)|weiterbildungsermächtigt\p{L}*|zur (?:vollen )?weiterbildung (?:ermächtigt|befugt|berechtigt)|weiterbildungsbefugt\p{L}*|(?:wb|weiterbildungs)-?(?:befugnis(?:se)?|ermächtigung(?:en)?)|(?<!\p{L})wb[be](?!\p{L})|(?:anerkannte|zertifizierte|akkreditierte|zugelassene)\p{L}* (?:\p{L}+ )?(?:weiterbildungs|lehr- und ausbildungs|ausbildungs)stätte\p{L}*|weiterbildungsstätte (?:der )?(?:kat|fmh)|(?:full |unrestricted )?(?:speciali[sz]ation |further |specialist |postgraduate |residency )?training (?:authori[sz]ation|licen[cs]e|accreditation)|authori[sz]ed to (?:train|provide (?:\p{L}+ )?training)|accredited training (?:cent(?:re|er)|site|hospital)/iu
/** There is none, the reader is to bring it, or it is of others. */
const notThere =
  /keine[nr]? (?:\p{L}+ )?(?:weiterbildungs|wb-)|sie (?:verfügen|besitzen|bringen|haben|sind)|ihr profil|idealerweise|wünschenswert|von vorteil|erwünscht|voraussetzung|mitbring|mitzubringen|beantragen kann|you (?:have|hold|are)|ideally|desirable|pflegekammer|fachweiterbildung|praxisanleit|pflegeausbildung|generalistisch/iu
/** What trains others than doctors. */
const ofOthers =
  /pflegefach|auszubildende|azubi|\bmfa\b|\bzfa\b|notfallsanitäter|hebamme|apotheker|fachapotheke|therapeut(?!isch)/iu
/** "24 Monate Ihrer Weiterbildung (Weiterbildungsbefugnis liegt vor)" */
const monthsOfTraining =
  /(?<![\d.,])(\d{1,2}) Monate (?:der |Ihrer |deiner )?(?:fachärztlichen )?Weiterbildung\b/iu
const reach = 120
const near = 70
const ahead = 25

type Training = DutyValues['training-authorisation']

/** That doctors may be trained here, in which specialties and for how many months each. */
export function readTraining(text: string): Found<Training> | null {
  const named = authorisation.exec(text)
  if (!named || isElsewhere(text, named)) return null
  const end = named.index + named[0].length
  const after = text.slice(end)
  const read = fieldsIn(after)
  if (read === null) return null
  const start = Math.max(0, named.index - reach)
  const before = text.slice(start, named.index)
  const fields = read.fields.length > 0 ? read.fields : firstFieldIn(before)
  // "36 Monate Weiterbildungsermächtigung Neurologie, weitere 12 Monate …"
  const length = lengthRightBefore(text.slice(Math.max(0, named.index - ahead), named.index))
  if (length) {
    const from = named.index - Math.min(ahead, named.index) + length.from
    return { value: trainingOf(withLength(fields, length)), from, to: end + read.to }
  }
  const isBare = fields.every(({ months }) => months === null)
  const ofTraining = isBare && read.length === null ? monthsOfTraining.exec(before) : null
  if (ofTraining) {
    const months = Number(ofTraining[1])
    return { value: trainingOf(withLength(fields, { months })), from: start + ofTraining.index, to: end }
  }
  const value = trainingOf(isBare && read.length ? withLength(fields, read.length) : fields)
  return { value, from: named.index, to: end + read.to }
}

function isElsewhere(text: string, { index, 0: words }: RegExpExecArray): boolean {
  const around = text.slice(Math.max(0, index - near), index + words.length + near)
  return notThere.test(around) || ofOthers.test(text)
}

function lengthRightBefore(text: string): Length | null {
  const last = lengthsIn(text).at(-1)
  return last && text.slice(last.to).trim() === '' ? last : null
}

/** A length that stands beside no field is the first one's. */
function withLength(fields: readonly TrainedField[], { months }: Pick<Length, 'months'>): TrainedField[] {
  const [first, ...others] = fields
  return [{ specialty: first?.specialty ?? null, months }, ...others]
}

function trainingOf(fields: readonly TrainedField[]): Training {
  const [first = { specialty: null, months: null }, ...further] = fields
  return further.length === 0 ? first : { ...first, further }
}
