import { readDescription } from '../../feed-format/normalise/read-description.ts'
import { readTitle } from '../../feed-format/normalise/read-title.ts'
import { readWordingHints } from '../../feed-format/normalise/read-wording-hints.ts'
import { htmlAsText } from '../../texts/html-as-text.ts'
import type { StatedDuty } from '../../vocabulary/duty/duty-of-ad.ts'
import { recognisedDuty } from '../../vocabulary/duty/recognised-duty.ts'
import { jobSlug } from '../../vocabulary/jobs/job-slug.ts'
import { payMonthEur } from '../../vocabulary/jobs/pay-month.ts'
import { knownSpecialty, readProfession } from '../../vocabulary/jobs/read-profession.ts'
import { type ChosenTariff, shortSchemeName } from '../../vocabulary/pay/tariffs/chosen-tariff.ts'
import { classifyJob } from '../../vocabulary/titles/classify-job.ts'
import { professionById } from '../../vocabulary/titles/professions.ts'
import { type FieldErrors, Invalid } from '../caller/errors.ts'
import { resolvePlace } from '../job-search/resolve-place.ts'
import type { JobQuestion } from '../jobs/steps/job-question.ts'
import { requireKnownFields, statedDuty } from './ad-duty.ts'
import { chosenTariff, requireKnownTariff } from './chosen-tariff.ts'
import type { JobAd } from './job-ad.schema.ts'

export type AdPlace = ReturnType<typeof adPlaces>[number]

/**
 * Job columns from an ad: displayed title and text, recognised profession and category, monthly pay derived from the amounts, in the
 * currency of the first place's country.
 */
export function adColumns(
  ad: JobAd,
  employer: { isAgency: boolean },
  places: readonly AdPlace[],
  duty: DutyBefore,
) {
  const title = titleForReaders(ad.title, ad.language) ?? ad.title
  const description = readDescription([{ heading: null, text: ad.description }])
  const chosen = chosenTariff(ad)
  const hasAmount = ad.payMin !== null || ad.payMax !== null
  const month = payMonthEur({
    min: ad.payMin,
    max: ad.payMax,
    currency: ad.payCurrency ?? currencyOf(places),
    period: ad.payPeriod ?? 'month',
  })
  return {
    title,
    title_original: ad.title,
    slug: jobSlug(title, places[0]?.name),
    language: ad.language,
    description_html: description.html,
    department: ad.department,
    reference: ad.reference,
    ...adClass(ad, title, description.text),
    employment_types: ad.employmentTypes,
    contract: ad.contract,
    experience: ad.experience,
    remote: ad.remote,
    shift_models: ad.shiftModels,
    weekends_per_month: ad.weekendsPerMonth,
    duty_facts: dutyColumn(ad, description.html, duty),
    workload_min_percent: ad.workloadMin,
    workload_max_percent: ad.workloadMax,
    hours_week: ad.hoursWeek,
    pay_text: null,
    pay_min: ad.payMin,
    pay_max: ad.payMax,
    pay_currency: hasAmount ? (ad.payCurrency ?? currencyOf(places)) : null,
    pay_period: hasAmount ? (ad.payPeriod ?? 'month') : null,
    ...tariffColumns(ad, chosen),
    pay_scheme: chosen && JSON.stringify(chosen),
    pay_payments: ad.payPayments,
    pay_may_exceed: ad.payMayExceed === null ? null : ad.payMayExceed === 'yes',
    pay_month_min_eur: month.min,
    pay_month_max_eur: month.max,
    start_date: ad.startDate,
    start_text: ad.startText,
    required_languages: [...new Set(ad.languageLevels.map(({ language }) => language))],
    language_levels: JSON.stringify(ad.languageLevels),
    benefits: ad.benefits,
    required_qualifications: ad.requiredQualifications,
    obtainable_qualifications: ad.obtainableQualifications,
    ...applyingColumns(ad),
    questions: JSON.stringify(withIds(ad.questions)),
    is_agency: employer.isAgency,
    hints: readWordingHints(ad.title, description.text),
  }
}

/** What was chosen from the tables is named as there; without a choice the words count. */
function tariffColumns(ad: JobAd, chosen: ChosenTariff | null) {
  const steps = chosen ? [chosen.stepFrom, chosen.stepTo] : []
  const [from, to] = steps.map(step => (step !== null && /^\d{1,2}$/.test(step) ? Number(step) : null))
  const named = chosen?.scheme ? shortSchemeName(chosen.scheme, 'de') : null
  return {
    pay_tariff: chosen ? named : ad.payTariff,
    pay_tariff_group: chosen ? chosen.group : ad.payTariffGroup,
    pay_tariff_step_from: chosen ? (from ?? null) : ad.payTariffStepFrom,
    pay_tariff_step_to: chosen ? (to ?? null) : ad.payTariffStepTo,
  }
}

/**
 * @throws Invalid for an unknown place or agreement, a title without words, or an empty text; where a person writes it (`isByPerson`) and not a program
 * whose jobs would be lost, also for what the Austrian law demands (§ 9 GlBG): the least pay, and whether more would be paid
 */
export function requireContent(ad: JobAd, { isByPerson }: { isByPerson: boolean }): AdPlace[] {
  if (titleForReaders(ad.title, ad.language) === null)
    throw new Invalid({ title: [{ key: 'ads.problem.title' }] })
  if (readDescription([{ heading: null, text: ad.description }]).text === '')
    throw new Invalid({ description: [{ key: 'ads.problem.description' }] })
  requireKnownTariff(ad)
  requireKnownFields(ad)
  const places = adPlaces(ad.places)
  if (isByPerson && places.some(({ country }) => country === 'AT')) requireAustrianPay(ad)
  return places
}

function requireAustrianPay({ payMin, payMayExceed }: JobAd): void {
  const missing: FieldErrors = {
    ...(payMin === null && { payMin: [{ key: 'ads.problem.pay-austria' }] }),
    ...(payMayExceed === null && { payMayExceed: [{ key: 'ads.problem.exceed-austria' }] }),
  }
  if (Object.keys(missing).length > 0) throw new Invalid(missing)
}

function applyingColumns(ad: JobAd) {
  return {
    contact_name: ad.contactName,
    contact_email: ad.contactEmail,
    contact_phone: ad.contactPhone,
    apply_way: ad.applyWay,
    apply_url: ad.applyWay === 'link' ? ad.applyUrl : null,
    apply_email: ad.applyWay === 'email' ? ad.applyEmail : null,
  }
}

/** What the employer has stated until now, and when now is. */
export type DutyBefore = { before: StatedDuty; now: Date }

function dutyColumn(ad: JobAd, html: string, duty: DutyBefore): string {
  return JSON.stringify(
    statedDuty(ad, { recognised: recognisedDuty(htmlAsText(html), ad.benefits), ...duty }),
  )
}

/** The title with exactly one gender marker: the employer's own, or the default of the ad's language. */
function titleForReaders(original: string, language: 'de' | 'en'): string | null {
  // Parsing drops a second marker, so the appended one survives only when there was none.
  return readTitle(`${original} ${language === 'de' ? '(m/w/d)' : '(m/f/d)'}`)
}

/** @throws Invalid naming the first unknown place */
export function adPlaces(texts: readonly string[]) {
  return texts.map(text => {
    const place = resolvePlace(text, null)
    if (place?.kind !== 'town')
      throw new Invalid({ places: [{ key: 'ads.problem.place-unknown', params: { place: text } }] })
    const { id, name, postalCode, stateCode, country, latDegrees, lonDegrees } = place
    return { placeId: id, name, street: null, postalCode, stateCode, country, latDegrees, lonDegrees }
  })
}

function adClass(ad: JobAd, title: string, text: string) {
  const chosen = readProfession(ad.profession)
  const read = classifyJob({
    title,
    department: ad.department,
    description: text.slice(0, 5_000),
    categoryHint: ad.category,
  })
  const profession = chosen ?? (ad.profession === null ? read.profession : null)
  const ofProfession = profession === null ? null : professionById(profession)?.category
  return {
    profession,
    category: ad.category ?? ofProfession ?? read.category ?? ('administration' as const),
    specialty: knownSpecialty(ad.specialty) ?? (ad.specialty === null ? read.specialty : null),
  }
}

function currencyOf(places: readonly { country: string }[]): 'EUR' | 'CHF' {
  const country = places[0]?.country
  return country === 'CH' || country === 'LI' ? 'CHF' : 'EUR'
}

/** Answers refer to questions by id, so a new question gets one that is unused in the ad. */
function withIds(questions: JobAd['questions']): JobQuestion[] {
  const taken = new Set(questions.flatMap(({ id }) => id ?? []))
  return questions.map(question => {
    if (question.id !== null) return { ...question, id: question.id }
    let number = 1
    while (taken.has(`q${number}`)) number += 1
    taken.add(`q${number}`)
    return { ...question, id: `q${number}` }
  })
}
