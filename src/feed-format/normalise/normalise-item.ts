import { limits } from '../../config/limits.ts'
import { cleanLine } from '../../texts/clean-text.ts'
import type { SafeHtml } from '../../texts/safe-html.ts'
import type {
  Category,
  Contract,
  EmploymentType,
  Experience,
  Remote,
  ShiftModel,
} from '../../vocabulary/jobs/job.values.ts'
import { jobSlug } from '../../vocabulary/jobs/job-slug.ts'
import { payMonthEur } from '../../vocabulary/jobs/pay-month.ts'
import { classifyJob } from '../../vocabulary/titles/classify-job.ts'
import type { RawItem } from '../dialects/raw-item.ts'
import type { FormatReason } from '../format-reason.values.ts'
import { boundItem } from './bound-item.ts'
import { readIsAgency } from './read-agency.ts'
import { readBenefits } from './read-benefits.ts'
import { readEmail, readPhone, readWebAddress } from './read-contact.ts'
import { endOfDay, readDate } from './read-date.ts'
import { readDescription } from './read-description.ts'
import { readContract, readEmploymentTypes } from './read-employment.ts'
import { readExperience } from './read-experience.ts'
import { readLanguage } from './read-language.ts'
import { type FeedPay, readPay } from './read-pay.ts'
import { type FeedPlace, readPlaces } from './read-places.ts'
import { readRemote } from './read-remote.ts'
import { readRequiredLanguages } from './read-required-languages.ts'
import { readShifts } from './read-shifts.ts'
import { readTitle } from './read-title.ts'
import { readWordingHints } from './read-wording-hints.ts'
import { readWorkload, type Workload } from './read-workload.ts'

/** A job as the board stores it; dates that the feed does not state are null. */
export type FeedJob = {
  title: string
  titleOriginal: string
  slug: string
  language: 'de' | 'en'
  descriptionHtml: SafeHtml
  department: string | null
  reference: string | null
  category: Category
  profession: string | null
  specialty: string | null
  employmentTypes: EmploymentType[]
  contract: Contract | null
  experience: Experience | null
  remote: Remote
  shiftModels: ShiftModel[]
  workload: Workload
  pay: FeedPay
  payMonthEur: { min: number | null; max: number | null }
  startText: string | null
  requiredLanguages: string[]
  benefits: string[]
  contactName: string | null
  contactEmail: string | null
  contactPhone: string | null
  applyWay: 'link' | 'email'
  applyUrl: string | null
  applyEmail: string | null
  isAgency: boolean
  hints: string[]
  postedAt: Date | null
  validThrough: Date | null
  places: FeedPlace[]
}

export type NormalisedItem = { job: FeedJob; warnings: FormatReason[] } | { problem: FormatReason }

/** Turns a feed's item into a job of the board; `problem` says why that is impossible. Never throws. */
export function normaliseItem(
  said: RawItem,
  employer: { name: string; isAgency: boolean },
  now: Date,
): NormalisedItem {
  const raw = boundItem(said)
  if (raw.title === null || cleanLine(raw.title) === '') return { problem: { code: 'no-title', params: {} } }
  const title = readTitle(raw.title)
  if (title === null) return { problem: noProfession(raw.title) }
  const { html, text, isCut } = readDescription(raw.sections)
  const { places, isAmbiguous } = readPlaces(raw.places)
  const warnings = warningsOf(raw, { isCut, isAmbiguous })
  const placeTexts = raw.places.map(place => place.text)
  const department = short(raw.department, 200)
  const jobClass = classifyJob({
    title,
    department,
    description: text.slice(0, 5_000),
    categoryHint: raw.category,
  })
  const pay = readPay(raw.pay, title, text, places[0]?.country)
  const language = readLanguage(raw.language, title, text)
  const apply = readApply(raw, text)
  const workload = readWorkload(raw.workload, title, text)
  return {
    warnings,
    job: {
      title,
      titleOriginal: cleanLine(raw.title).slice(0, 500),
      slug: jobSlug(title, places[0]?.name),
      language,
      descriptionHtml: html,
      department,
      reference: short(raw.reference, 100),
      category: jobClass.category ?? 'administration',
      profession: jobClass.profession,
      specialty: jobClass.specialty,
      employmentTypes: readEmploymentTypes(raw.employment, title, text, workload),
      contract: readContract(raw.contract, title, text),
      experience: readExperience(raw.experience, title, jobClass.profession !== null),
      remote: readRemote(raw.remote, title, placeTexts, text),
      shiftModels: readShifts(raw.shift, title, text),
      workload,
      pay,
      payMonthEur: payMonthEur(pay),
      startText: short(raw.start, 100),
      requiredLanguages: readRequiredLanguages(raw.requiredLanguages, text),
      benefits: readBenefits(raw.benefits, text, language),
      contactName: short(raw.contactName, 100),
      contactPhone: readPhone(raw.contactPhone),
      ...apply,
      isAgency: employer.isAgency || readIsAgency(raw.agency, employer.name, title, text),
      hints: readWordingHints(cleanLine(raw.title), text),
      ...readDates(raw, now, warnings),
      places,
    },
  }
}

function noProfession(title: string): FormatReason {
  return { code: 'no-profession-in-title', params: { title: cleanLine(title).slice(0, 60) } }
}

/** What was dropped or could not be interpreted, for the person who maintains the feed. */
function warningsOf(
  raw: RawItem,
  { isCut, isAmbiguous }: { isCut: boolean; isAmbiguous: boolean },
): FormatReason[] {
  const warnings: FormatReason[] = []
  if (isCut) warnings.push({ code: 'description-cut', params: { max: limits.feedDescriptionChars } })
  if (cleanLine(raw.title ?? '').length > limits.feedTitleChars)
    warnings.push({ code: 'title-cut', params: { max: limits.feedTitleChars } })
  if (raw.places.length > limits.feedPlaces)
    warnings.push({ code: 'places-cut', params: { count: limits.feedPlaces } })
  if (isAmbiguous) warnings.push({ code: 'ambiguous-place', params: {} })
  return warnings
}

function readApply(
  raw: RawItem,
  text: string,
): Pick<FeedJob, 'applyWay' | 'applyUrl' | 'applyEmail' | 'contactEmail'> {
  const url = readWebAddress(raw.applyUrl) ?? readWebAddress(raw.url)
  const email = readEmail(raw.email) ?? readEmail(raw.applyUrl) ?? readEmail(text)
  return { applyWay: url === null ? 'email' : 'link', applyUrl: url, applyEmail: email, contactEmail: email }
}

function readDates(
  raw: RawItem,
  now: Date,
  warnings: FormatReason[],
): Pick<FeedJob, 'postedAt' | 'validThrough'> {
  const postedAt = raw.posted === null ? null : readDate(raw.posted, now)
  if (raw.posted !== null && postedAt === null) warnings.push(notADate('posted', raw.posted))
  const validThrough = raw.validThrough === null ? null : readDate(raw.validThrough, now)
  if (raw.validThrough !== null && validThrough === null)
    warnings.push(notADate('validThrough', raw.validThrough))
  return {
    postedAt: postedAt !== null && postedAt > now ? now : postedAt,
    validThrough: endOfDay(validThrough),
  }
}

function notADate(field: 'posted' | 'validThrough', said: string): FormatReason {
  return { code: 'not-a-date', params: { field, text: said.slice(0, 40) } }
}

function short(text: string | null, maxChars: number): string | null {
  if (text === null) return null
  const line = cleanLine(text)
  if (line === '') return null
  return line.length <= maxChars ? line : `${line.slice(0, maxChars - 1).trimEnd()}…`
}
