import { fold } from '../../basics/fold.ts'
import { readWords, wordKey } from '../words.ts'
import { type CategoryId, categories } from './categories.ts'
import { findProfessions, type ProfessionMatch } from './find-professions.ts'
import { findSpecialties, type SpecialtyMatch } from './find-specialties.ts'
import {
  diplomaNurseOf,
  isLeading,
  modifiers,
  nurseOf,
  offersTraining,
  traineeOf,
} from './profession-modifiers.ts'
import { fieldName } from './profession-rules.ts'
import { professionById } from './professions.ts'
import { specialtyById, specialtyWithAncestors } from './specialties.ts'
import { impliedSpecialty, specialistOf } from './specialty-rules.ts'

export type JobText = {
  title: string
  department?: string | null
  /** Plain text or HTML. */
  description?: string | null
  /** The source's own category; used only when the title is inconclusive. */
  categoryHint?: string | null
}

export type Evidence = { kind: 'profession' | 'specialty' | 'category'; id: string; words: string[] }

export type JobClass = {
  /** Null when nothing indicates any of the seven. */
  category: CategoryId | null
  /** Id of a profession, or null. */
  profession: string | null
  /** Id of a specialty, or null. */
  specialty: string | null
  evidence: Evidence[]
  /** 0..1 */
  confidence: number
}

/** Classifies a job: category, profession and specialty, with the words that indicate them. Never throws. */
export function classifyJob(job: JobText): JobClass {
  const title = titleProper(job.title)
  const isMedical = /arzt|ärzt|aerzt|\b[FO]A\b|OÄ|FÄ|chirurg|consultant|physician/i.test(title)
  const inTitle = findSpecialties(title, isMedical)
  const profession = readProfession(title, inTitle)
  const specialty = readSpecialty(inTitle, profession?.id ?? null, job)
  const evidence: Evidence[] = []
  if (profession) evidence.push({ kind: 'profession', id: profession.id, words: profession.words })
  if (specialty) evidence.push({ kind: 'specialty', id: specialty.id, words: specialty.words })
  const known = profession ? professionById(profession.id) : null
  const category = known?.category ?? readCategory(title, job.categoryHint ?? null)
  if (category) evidence.push({ kind: 'category', id: category, words: profession?.words ?? [] })
  return {
    category,
    profession: profession?.id ?? null,
    specialty: category ? (specialty?.id ?? null) : null,
    evidence,
    confidence: profession?.score ?? (category ? 0.3 : 0),
  }
}

// "Klinikum X sucht Pflegefachkraft": the part before the verb is the employer.
function titleProper(title: string): string {
  const line = title.replace(/\s+/g, ' ').slice(0, 400)
  return line.replace(/^.{3,80}?\b(?:sucht|suchen|is hiring|is looking for)\b[ :]*(?=\S{3})/iu, '')
}

function readProfession(title: string, inTitle: readonly SpecialtyMatch[]) {
  const folded = fold(title)
  // "Ausbildung" may also be a qualification that the applicant already has.
  const found = findProfessions(title).filter(({ id }) => !id.startsWith('azubi_') || offersTraining(folded))
  const best = doctorOfField(title, found) ?? found[0] ?? doctorByField(title)
  if (!best) return leadingWithoutTitle(folded, title)
  let id = best.id
  if (id === 'facharzt' && /fach\w*(?:ausbildung|weiterbildung)/.test(folded)) id = 'assistenzarzt'
  if (id === 'facharzt' || (id === 'arzt' && /fach|speziali/.test(folded))) id = specialist(inTitle) ?? id
  // "FA für Innere Medizin und Nephrologie" is classified by the narrower of the two.
  if (id === 'internist' && !/internist/.test(folded)) id = specialist(inTitle) ?? id
  if (isCalledByField(best, inTitle)) id = rankOf(title, best, found) ?? specialist(inTitle.slice(0, 1)) ?? id
  if (id === 'assistenzarzt') id = dentistOf(inTitle) ?? id
  for (const modifier of modifiers) {
    if (!modifier.from.has(id) || !modifier.when.test(folded)) continue
    if (modifier.to === '') break
    id = modifier.to
    break
  }
  if (id === 'pflegefachmann') id = nurseOf(folded, best.words) ?? id
  if (id === 'dgkp') id = diplomaNurseOf(folded) ?? id
  if (offersTraining(folded)) id = traineeOf(id) ?? id
  return { ...best, id }
}

// "FA für Psychiatrie und Psychotherapie": the field is the doctor's specialty, not a second profession.
function doctorOfField(title: string, found: readonly ProfessionMatch[]): ProfessionMatch | null {
  const [best] = found
  const word = best?.words.at(-1)
  if (!best || !word || !fieldName.test(wordKey(word))) return null
  if (professionById(best.id)?.category === 'doctors') return null
  const before = title.indexOf(best.words[0] ?? word)
  return (
    found.find(
      ({ id, words: [first = ''] }) =>
        professionById(id)?.category === 'doctors' && title.indexOf(first) < before,
    ) ?? null
  )
}

// "Rheumatologe", "Diabetologin", "Handchirurg": a title derived from a field means its specialist.
function doctorByField(title: string): ProfessionMatch | null {
  for (const { raw } of readWords(title)) {
    if (!/(?:log(?:e|en|in|innen|ist)?|chirurg(?:en|in|innen)?|iater(?:in)?|surgeon)$/i.test(raw)) continue
    const fields = findSpecialties(raw)
    if (fields.length > 0) return { id: specialist(fields) ?? 'facharzt', score: 0.7, words: [raw] }
  }
  return null
}

function isCalledByField({ id, words }: ProfessionMatch, inTitle: readonly SpecialtyMatch[]): boolean {
  const isSpecialist = professionById(id)?.category === 'doctors' && Object.hasOwn(impliedSpecialty, id)
  return (
    isSpecialist && words.length === 1 && inTitle[0]?.words.length === 1 && inTitle[0].words[0] === words[0]
  )
}

const ranks = new Set(['oberarzt', 'leitender_arzt', 'chefarzt', 'primararzt', 'funktionsoberarzt'])

// "Viszeralchirurg als Oberarzt": the rank, unless it is an alternative ("Internist / Oberarzt").
function rankOf(title: string, best: ProfessionMatch, found: readonly ProfessionMatch[]): string | null {
  const rank = found.find(({ id }) => ranks.has(id))
  if (!rank) return null
  const between = title.slice(title.indexOf(best.words[0] ?? ''), title.indexOf(rank.words[0] ?? ''))
  return /\s\/\s|\boder\b|\bor\b/.test(between) ? null : rank.id
}

// "Weiterbildungsassistent Kieferorthopädie" is a dentist.
function dentistOf(inTitle: readonly SpecialtyMatch[]): string | null {
  const [first] = inTitle
  if (!first || specialtyById(first.id)?.kind !== 'dental') return null
  return specialistOf[first.id] ?? 'zahnarzt'
}

function specialist(inTitle: readonly SpecialtyMatch[]): string | null {
  const [first] = inTitle
  const narrower = inTitle.filter(({ id }) => id !== first?.id && specialtyById(id)?.parent === first?.id)
  for (const { id } of [...narrower, ...inTitle]) {
    let current: string | null = id
    while (current) {
      const profession = specialistOf[current]
      if (profession) return profession
      current = specialtyById(current)?.parent ?? null
    }
  }
  return null
}

// "Leitung Station 4", "Leitung (m/w/d) Tagespflege": not a listed title, but the place says what is led.
function leadingWithoutTitle(folded: string, title: string) {
  if (offersTraining(folded) && /pfleg/.test(folded))
    return evident('azubi_pflege', title, /\S*(?:ausbild|azubi)\S*/i)
  if (/\bpfleg/.test(folded) && /\b(?:springer|leasing|zeitarbeit|flexpool|poolkr)/.test(folded))
    return evident('springer_pflege', title, /\S*(?:springer|leasing|zeitarbeit|pool)\S*/i)
  if (!isLeading(folded)) return null
  if (/\b(station|wohnbereich|intensivstation)/.test(folded)) {
    return evident(
      folded.includes('wohnbereich') ? 'wohnbereichsleitung' : 'stationsleitung',
      title,
      /\S*leit\S*/i,
    )
  }
  if (/pfleg/.test(folded)) return evident('pdl', title, /\S*leit\S*/i)
  return null
}

function evident(id: string, title: string, pattern: RegExp) {
  const word = pattern.exec(title)?.[0]
  return { id, score: 0.5, words: word ? [word] : [] }
}

function readSpecialty(inTitle: readonly SpecialtyMatch[], profession: string | null, job: JobText) {
  const implied = profession ? impliedSpecialty[profession] : undefined
  const first = inTitle.find(({ id }) => !isForeign(id, profession))
  if (first) return morePrecise(first, inTitle, profession, implied)
  const described = fromDescription(job.description ?? '')
  if (described) return described
  // "Hausarztpraxis sucht Ärztin": the specialty is the employer's, unless the job is in its office.
  const isOffice = professionById(profession ?? '')?.category === 'administration'
  const [ofEmployer] = isOffice ? [] : findSpecialties(job.title.slice(0, 400))
  if (ofEmployer && !isForeign(ofEmployer.id, profession)) return ofEmployer
  const words: string[] = []
  return implied ? { id: implied, score: 0.6, words } : null
}

// "ZFA chirurgische Assistenz": next to dental professions, every field is a dental one.
function isForeign(specialty: string, profession: string | null): boolean {
  if (professionById(profession ?? '')?.category !== 'zfa') return false
  return specialtyById(specialty)?.kind !== 'dental' && specialty !== 'mkg'
}

// "Dentalhygieniker" says dentistry but means periodontology; "Intensivpflegekraft Herzchirurgie" also names the ward.
function morePrecise(
  first: SpecialtyMatch,
  inTitle: readonly SpecialtyMatch[],
  profession: string | null,
  implied: string | undefined,
): SpecialtyMatch {
  if (implied && implied !== first.id && specialtyWithAncestors(implied).includes(first.id)) {
    return { ...first, id: implied }
  }
  const narrower = inTitle.find(({ id }) => id !== first.id && specialtyWithAncestors(id).includes(first.id))
  if (narrower) return narrower
  const isDoctor = profession !== null && professionById(profession)?.category === 'doctors'
  // Intensive care and anaesthesia are one nursing specialty: neither says where the other is practised.
  const elsewhere = inTitle.find(({ id }) => id !== implied && id !== 'anaesthesiologie')
  return (first.id === implied && !isDoctor ? elsewhere : first) ?? first
}

const sayingWhere =
  /(?:im (?:bereich|fachbereich)|in der (?:abteilung|fachabteilung)|(?:klinik|abteilung|fachabteilung|praxis|station|institut) für|fachrichtung:?|fachgebiet:?|department of) ([^.,;:<>\n]{4,90})/iu

function fromDescription(description: string): SpecialtyMatch | null {
  const place = sayingWhere.exec(description.slice(0, 3_000).replace(/<[^>]{0,200}>/g, '. '))?.[1]
  return place ? (findSpecialties(place)[0] ?? null) : null
}

const categoryWords: readonly [CategoryId, RegExp][] = [
  ['zfa', /\b(?:zahn|kieferorthopaed|kfo)\S*\s?(?:fach|assist|helf)|\bdental assist/],
  ['mfa', /\bpraxis\w*(?:assist|helf|mitarbeit)|arztpraxis|\bmfa\b/],
  ['doctors', /arzt\b|aerzt|physician|doctor\b|mediziner/],
  ['nursing', /(?<!tier|kinder|landschafts|gruen)pfleg|schwester|nurs|sanitaet|hebamme|spitex/],
  ['therapeutic', /therap|technolog\w*assist|medizinisch-techn|apothek|optik|akustik|labor|psycholog/],
  ['research', /forsch|research|studien|clinical trial|wissenschaft|postdoc|phd/],
  [
    'administration',
    /klinik\w*verwalt|krankenhaus\w*verwalt|gesundheits\w*(?:manag|oekonom)|abrechnung|kodier|praxismanag|verwaltung|\bhr\b|personal(?:abteilung|wesen|leit)/,
  ],
]

function readCategory(title: string, hint: string | null): CategoryId | null {
  const folded = fold(title)
  for (const [id, words] of categoryWords) if (words.test(folded)) return id
  if (!hint) return null
  const wanted = fold(hint.slice(0, 200))
  for (const { id, nameDe, nameEn } of categories) {
    if (wanted === id || wanted === fold(nameDe) || wanted === fold(nameEn)) return id
  }
  for (const [id, words] of categoryWords) if (words.test(wanted)) return id
  return null
}
