import type { Context } from '../../../../domain/caller/context.ts'
import type { JobDetails } from '../../../../domain/jobs/read-job.ts'
import { benefitIn } from '../../../../feed-format/normalise/read-benefits.ts'
import { daysRemaining, formatAge, formatDate } from '../../../../i18n/format.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import { type DutyFact, dutyFacts } from '../../../../vocabulary/duty/duty.values.ts'
import { dutyText } from '../../../../vocabulary/duty/duty-in-words.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { payInWords, payOnCard } from '../../../../vocabulary/jobs/pay-in-words.ts'
import { startWord } from '../../../../vocabulary/jobs/start-words.ts'
import { href } from '../../../addresses.ts'
import { employmentLabels } from '../employment-labels.server.ts'
import { pictureUrl } from '../picture-url.ts'
import { adActions } from './ad-actions.server.ts'
import { askingOf, withGivenAnswers } from './asked-facts.server.ts'
import { jobPosting } from './job-posting.server.ts'
import { payNote } from './pay-note.server.ts'

export type JobPageView = ReturnType<typeof jobPageView>

/** `note`: what the fact was read from, where the employer has not said it, with where that stands. */
export type JobFact = { key: string; label: string; values: string[]; note?: string; noteTo?: string }

/**
 * A job with all texts of its page. The structured data for search engines is made from the same facts, and is null once the job has ended.
 */
export function jobPageView(ctx: Context, job: JobDetails, publicUrl: string) {
  const { locale } = ctx
  const t = translator(locale)
  const stated = payInWords(job.pay, locale, t)
  const pay = payOnCard(job, locale, t)
  const path = href('job', locale, { key: `${job.id}-${job.slug}` })
  return {
    id: job.id,
    title: job.title,
    lang: job.language === locale ? undefined : job.language,
    path,
    url: publicUrl + path,
    employer: {
      name: job.employer.name,
      logoUrl: job.employer.logoFileId && pictureUrl(job.employer.logoFileId, 112),
      to: href('employer', locale, { key: `${job.employer.id}-${job.employer.slug}` }),
      jobsTo: href('employer-jobs', locale, { key: `${job.employer.id}-${job.employer.slug}` }),
      type: jobValueLabel('employerType', job.employer.type, locale),
      website: job.employer.website,
      texts: {
        heading: t('job-words.employer'),
        page: t('job-words.employer-page'),
        jobs: t('job-words.employer-jobs'),
        contact: t('job-words.contact'),
      },
    },
    category: {
      label: jobValueLabel('category', job.category, locale),
      to: `${href('jobs', locale)}?category=${job.category}`,
    },
    place: job.places.map(placeText).join(', '),
    pay,
    facts: factsOf(job, pay, ctx, t),
    asking: askingOf(job, locale),
    benefits: job.benefits.map(benefit => benefitIn(locale, benefit)),
    requiredQualifications: job.requiredQualifications,
    obtainableQualifications: job.obtainableQualifications,
    descriptionHtml: job.descriptionHtml,
    contact: job.contact,
    apply: applyOf(job, `${job.id}-${job.slug}`, locale, t),
    actions: adActions(job, locale, t),
    hasEnded: job.hasEnded,
    endedText: endedText(job, locale, t),
    isFeatured: job.isFeatured,
    isAgency: job.isAgency,
    description: t('job-words.description-meta', {
      title: job.title,
      employer: job.employer.name,
      place: job.places[0]?.name ?? '',
      // Search engines show it: only what the employer states.
      pay: stated ?? t('jobs.no-pay'),
    }),
    structuredData: job.hasEnded
      ? null
      : JSON.stringify(jobPosting(job, publicUrl + path, { publicUrl, locale })),
  }
}

/** What is to be said beside the amount: that it is computed, how often a year it is paid, whether more would be paid. */
function payTermsInWords(
  { derivedPay, payTerms: { payments, mayExceed } }: JobDetails,
  t: Translate,
): string[] {
  return [
    ...(derivedPay ? [t('job-words.derived-pay-note')] : []),
    ...(payments === null ? [] : [t('job-words.pay-payments', { count: payments })]),
    ...(mayExceed === null ? [] : [t(`job-words.pay-${mayExceed ? 'may' : 'may-not'}-exceed`)]),
  ]
}

/** In the order of importance to readers, as the page folds all but the first six. What the ad does not state is left out. */
function factsOf(job: JobDetails, pay: string | null, ctx: Context, t: Translate): JobFact[] {
  const { locale, now } = ctx
  const label = (name: string, values: readonly (string | null)[]) =>
    values.filter(value => value !== null).map(value => jobValueLabel(name, value, locale))
  const date = (day: Date) => formatDate(day, locale)
  const facts: [string, string[]][] = [
    ['place', job.places.map(addressText)],
    ['pay', [pay ?? t('jobs.no-pay'), ...payTermsInWords(job, t)]],
    ['employment', employmentLabels(job.employmentTypes, locale)],
    ['duty', label('shift', job.shiftModels)],
    ...dutyLines(job, locale, ['weekends', 'on-call']),
    ['start', start(job, locale)],
    ['contract', label('contract', [job.contract])],
    [job.places.every(({ country }) => country === 'CH') ? 'workload-ch' : 'workload', workload(job, t)],
    ['hours', hours(job, locale)],
    ...dutyLines(job, locale, furtherDuties),
    ['experience', label('experience', [job.experience])],
    ['remote', label('remote', [job.remote])],
    ['profession', label('profession', [job.profession])],
    ['specialty', label('specialty', [job.specialty])],
    ['department', job.department === null ? [] : [job.department]],
    ['languages', languages(job, locale)],
    [
      'posted',
      [
        t('job-words.posted-value', {
          date: date(job.postedAt),
          age: formatAge(job.postedAt, now(), locale),
        }),
      ],
    ],
    ['confirmed', job.lastConfirmedAt && !job.hasEnded ? [date(job.lastConfirmedAt)] : []],
    ['valid', job.validThrough && !job.hasEnded ? [validText(job.validThrough, now(), date, t)] : []],
    ['reference', job.reference === null ? [] : [job.reference]],
    // A preview has the id 0, as there is no job yet.
    ['id', job.id === 0 ? [] : [String(job.id)]],
  ]
  return withGivenAnswers(facts, job, locale)
    .filter(([, values]) => values.length > 0)
    .map(([key, values]) => {
      const note = key === 'pay' ? payNote(job, ctx) : noteOf(key, job, t)
      return { key, label: labelOf(key, values.length, t), values, ...note }
    })
}

const furtherDuties = dutyFacts.filter(fact => fact !== 'weekends' && fact !== 'on-call')
const dutyKey = (fact: DutyFact) => `known.${fact}`

/** What the employer states, with the day where it is kept, or what was recognised in the text. */
function dutyLines(
  { duty }: JobDetails,
  locale: Context['locale'],
  facts: readonly DutyFact[],
): [string, string[]][] {
  const t = translator(locale)
  return facts.flatMap((fact): [string, string[]][] => {
    const value = dutyText(duty, fact, locale, t)
    if (value === null) return []
    const at = duty[fact]?.at ?? null
    const date = at && formatDate(new Date(at), locale)
    return [[dutyKey(fact), [date ? t('question-words.given-on', { value, date }) : value]]]
  })
}

/** The words of the text that a fact was read from. */
function noteOf(key: string, { duty }: JobDetails, t: Translate): { note: string } | null {
  const fact = dutyFacts.find(each => dutyKey(each) === key)
  const words = fact && duty[fact]?.words
  return words ? { note: t('duty-words.recognised', { words }) } : null
}

/** Those of this post; what full time means has a line of its own. */
function hours({ hoursWeek, duty }: JobDetails, locale: Context['locale']): string[] {
  if (hoursWeek === null || hoursWeek === duty['full-time-hours']?.value) return []
  return [hoursWeek.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB')]
}

function labelOf(key: string, count: number, t: Translate): string {
  const known = /^known\.(.+)$/.exec(key)?.[1]
  if (known !== undefined) return t(`duty-words.fact.${known}`)
  const asked = /^asked\.(.+)$/.exec(key)?.[1]
  return asked === undefined ? t(`job-words.fact.${key}`, { count }) : t(`question-words.fact.${asked}`)
}

/** The day, the employer's own words, or both; usual words ("ab sofort") in the reader's language. */
function start(job: JobDetails, locale: Context['locale']): string[] {
  const day = job.startDate === null ? [] : [formatDate(new Date(`${job.startDate}T12:00:00Z`), locale)]
  if (job.startText === null) return day
  const word = startWord(job.startText)
  return [...day, word ? jobValueLabel('start', word, locale) : job.startText]
}

function languages(job: JobDetails, locale: Context['locale']): string[] {
  const levels = new Map(job.languageLevels.map(({ language, level }) => [language, level]))
  return job.requiredLanguages.map(code => {
    const name = jobValueLabel('language', code, locale)
    const level = levels.get(code)
    return level ? `${name} (${level.toUpperCase()})` : name
  })
}

function validText(day: Date, now: Date, date: (day: Date) => string, t: Translate): string {
  return t('job-words.valid-value', { date: date(day), count: daysRemaining(day, now) })
}

function workload({ workloadPercent }: JobDetails, t: Translate): string[] {
  if (workloadPercent === null) return []
  const { min, max } = workloadPercent
  return [
    min === max
      ? t('job-words.workload-single', { value: min })
      : t('job-words.workload-range', { min, max }),
  ]
}

/** With the street if the ad names one. */
function addressText(place: JobDetails['places'][number]): string {
  return place.street ? `${place.street}, ${placeText(place)}` : placeText(place)
}

function placeText(place: JobDetails['places'][number]): string {
  return place.postalCode ? `${place.postalCode} ${place.name}` : place.name
}

function applyOf(job: JobDetails, key: string, locale: Context['locale'], t: Translate) {
  const { apply } = job
  if (apply === null) return null
  if (apply.way === 'here')
    return { way: 'here' as const, to: href('apply', locale, { key }), hint: t('job-words.apply-here') }
  // By way of a page of the site, which counts the click and leads on.
  const to = href('leave', locale, { key })
  if (apply.way === 'link') return { way: 'link' as const, to, hint: t('job-words.apply-link') }
  return { way: 'email' as const, to, hint: t('job-words.apply-email', { email: apply.email }) }
}

function endedText(job: JobDetails, locale: Context['locale'], t: Translate): string | null {
  if (!job.hasEnded) return null
  if (job.endedAt === null) return t('job-words.ended-hint-undated')
  return t('job-words.ended-hint', { date: formatDate(job.endedAt, locale) })
}
