import { daysAfter, daysBefore } from '../basics/time.ts'
import type { Category } from '../vocabulary/jobs/job.values.ts'
import { specialtyById } from '../vocabulary/titles/specialties.ts'
import { type AdBody, demoBody } from './demo-body.ts'
import type { Contact } from './demo-body-facts.ts'
import { type DemoProfession, demoData, type SpecialtyTexts } from './demo-data.ts'
import type { DemoEmployer, DemoPlace } from './demo-employer.ts'
import { demoEmployers } from './demo-employers.ts'
import { adHtml } from './demo-html.ts'
import { type Choice, choose, demoMarket } from './demo-market.ts'
import { type DemoPay, demoPay, payInEnglish } from './demo-pay.ts'
import { demoContact } from './demo-people.ts'
import { type DemoTerms, demoTerms } from './demo-terms.ts'
import { demoTitle } from './demo-title.ts'
import { type Random, seededRandom } from './random.ts'

export type DemoAd = {
  /** Unique within a run; part of the reference. */
  number: number
  reference: string
  employer: DemoEmployer
  title: string
  category: Category
  /** Vocabulary ids, the ground truth for tests. */
  profession: string
  specialty: string | null
  department: string | null
  language: 'de' | 'en'
  experience: DemoProfession['experience']
  /** Main place first. */
  places: DemoPlace[]
  body: AdBody
  descriptionHtml: string
  pay: DemoPay | null
  terms: DemoTerms
  contact: Contact
  /** The application URL in the feed; null for applications by mail. */
  applyUrl: string | null
  postedAt: Date
  validThrough: Date | null
}

export type DemoAdsInput = { jobs: number; seed: number; now: Date; employers?: DemoEmployer[] }

/**
 * Exactly `jobs` fictional jobs, each depending only on seed, `now` and its number: a larger run starts with the jobs of a smaller one.
 * Jobs of all employers are mixed.
 */
export function* generateDemoAds({
  jobs,
  seed,
  now,
  employers = demoEmployers(),
}: DemoAdsInput): Generator<DemoAd> {
  const market = demoMarket(employers)
  for (let number = 0; number < jobs; number++) {
    const random = seededRandom(seed, number)
    yield writeAd(number, choose(market, number, random), now, random)
  }
}

/** `random` must be the generator that made `choice`, so that the job is reproducible. */
export function writeAd(number: number, choice: Choice, now: Date, random: Random): DemoAd {
  const { employer, profession } = choice
  const bank = choice.bank
  const specialistName = choice.specialty ? (specialtyById(choice.specialty)?.nameDe ?? null) : null
  const specialty = choice.specialty ? (demoData().specialties.get(choice.specialty) ?? null) : null
  const isDayClinic = isInDayClinic(choice, random)
  const department = departmentOf(choice, specialty, isDayClinic, random)
  const isByDay = isDayClinic || /Ambulanz|Sekretariat/.test(department ?? '')
  const terms = demoTerms(choice, isByDay, now, random)
  const places = placesOf(employer, random)
  const place = places[0] ?? { postalCode: '', name: '', country: employer.country, stateCode: null }
  const { country } = employer
  const known = { profession, specialty, specialistName, terms, isDayClinic }
  const { language } = bank
  const title = demoTitle({ ...known, country, language, town: place.name }, random)
  const advertised = demoPay({ profession, employer, terms, specialty: choice.specialty }, random)
  const pay = language === 'en' ? payInEnglish(advertised) : advertised
  const contact = demoContact(employer, place.name, random)
  const body = demoBody({ ...known, employer, bank, department, place, pay, contact }, random)
  const reference = referenceOf(employer, number)
  return {
    number,
    reference,
    employer,
    title,
    category: profession.category,
    profession: (profession.id === 'facharzt' && specialistIds[choice.specialty ?? '']) || profession.id,
    specialty: choice.specialty,
    department,
    language,
    experience: profession.experience,
    places,
    body,
    descriptionHtml: adHtml(body),
    pay,
    terms,
    contact,
    applyUrl: employer.applyWay === 'email' ? null : `${employer.website}/stellen/${reference}`,
    ...datesOf(terms, now),
  }
}

export function referenceOf(employer: DemoEmployer, number: number): string {
  return `${employer.id.slice(4)}-${(number + 1).toString().padStart(5, '0')}`
}

/** Specialties whose specialist is a separate profession in the vocabulary. */
const specialistIds: Record<string, string> = {
  allgemeinmedizin: 'hausarzt',
  innere_medizin: 'internist',
  kardiologie: 'kardiologe',
  gastroenterologie: 'gastroenterologe',
  haematologie_onkologie: 'onkologe',
  nephrologie: 'nephrologe',
  pneumologie: 'pneumologe',
  geriatrie: 'geriater',
  allgemeinchirurgie: 'chirurg',
  orthopaedie_unfallchirurgie: 'orthopaede',
  neurochirurgie: 'neurochirurg',
  anaesthesiologie: 'anaesthesist',
  frauenheilkunde: 'frauenarzt',
  paediatrie: 'kinderarzt',
  psychiatrie: 'psychiater',
  kjp: 'kinder_jugendpsychiater',
  neurologie: 'neurologe',
  radiologie: 'radiologe',
  strahlentherapie: 'strahlentherapeut',
  augenheilkunde: 'augenarzt',
  hno: 'hno_arzt',
  dermatologie: 'hautarzt',
  urologie: 'urologe',
  notfallmedizin: 'notarzt',
  palliativmedizin: 'palliativarzt',
  laboratoriumsmedizin: 'laborarzt',
  pathologie: 'pathologe',
  transfusionsmedizin: 'transfusionsmediziner',
}

function placesOf(employer: DemoEmployer, random: Random): DemoPlace[] {
  const [seat, ...others] = employer.places
  if (!seat) throw new Error(`no place for ${employer.id}`)
  // Agencies and groups hire at their clients and sites; others mostly at their headquarters.
  const isSpread = employer.isAgency || others.length > 7
  const stays = others.length === 0 || random.chance(isSpread ? 1 / employer.places.length : 0.62)
  const main = stays ? seat : random.pick(others)
  const more = employer.places.filter(place => place !== main)
  return random.chance(0.06) ? [main, ...random.sample(more, random.whole(1, 2))] : [main]
}

const dayClinics = new Set(['psychiatrie', 'psychosomatik', 'kjp', 'haematologie_onkologie'])

/** Some nursing and therapy jobs are in day clinics, without night shifts. */
function isInDayClinic({ employer, profession, specialty, bank }: Choice, random: Random): boolean {
  const isMeant =
    employer.type === 'hospital' &&
    dayClinics.has(specialty ?? '') &&
    bank.language === 'de' &&
    /^(pflegefachmann|gesundheits_krankenpfleger|dgkp|psych_pfleger|onko_pfleger)$/.test(profession.id)
  return isMeant && random.chance(0.25)
}

function departmentOf(
  choice: Choice,
  specialty: SpecialtyTexts | null,
  isDayClinic: boolean,
  random: Random,
): string | null {
  const { employer, profession, bank } = choice
  if (bank.language === 'en') return null
  if (profession.category === 'administration') return 'Verwaltung'
  if (isDayClinic) return `Tagesklinik ${specialty?.name ?? ''}`.trim()
  const isInstitution = employer.type === 'hospital' || employer.type === 'medical-center'
  if (specialty && isInstitution) return unitOf(choice, specialty)
  const isElsewhere = profession.category === 'nursing' && employer.type !== 'hospital' && !employer.isAgency
  const departments = employer.departments.filter(name =>
    /pflege|demenz|palliativ|beatmung|betreuung/i.test(name),
  )
  return isElsewhere && departments.length > 0 && random.chance(0.6) ? random.pick(departments) : null
}

/** A hospital's practice assistants work in outpatient clinics and offices; a medical centre has no wards. */
function unitOf({ employer, profession }: Choice, { name, unit }: SpecialtyTexts): string {
  if (employer.type === 'medical-center') return name
  if (profession.category !== 'mfa') return unit
  return profession.id === 'arztsekretaer' ? `Sekretariat ${name}` : `Ambulanz ${name}`
}

function datesOf({ ageDays, endsInDays }: DemoTerms, now: Date) {
  const minute = (at: Date) => new Date(Math.floor(at.getTime() / 60_000) * 60_000)
  return {
    postedAt: minute(daysBefore(now, ageDays)),
    validThrough: endsInDays === null ? null : minute(daysAfter(now, endsInDays)),
  }
}
