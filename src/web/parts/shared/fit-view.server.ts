import type { FieldName } from '../../../domain/matching/criterion.ts'
import { matchSentence } from '../../../domain/matching/describe-match.ts'
import type { Match } from '../../../domain/matching/explain.ts'
import { formatDate, formatMoney } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import type { JobRow } from '../../../vocabulary/jobs/job-row.ts'
import { facetLabel, jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import { inCountry } from '../../../vocabulary/places/in-place.ts'
import type { FitView } from './fit-note.tsx'

type Judged = Match['criteria'][number] | Match['gates'][number]

/** The same where it may be unknown how an ad fits. */
export function fitOf(
  match: Match | undefined,
  job: Pick<JobRow, 'places'>,
  locale: Locale,
): FitView | undefined {
  return match && fitView(match, job, locale)
}

/**
 * How an ad fits in words: the sentence, then each wish with its state, what was wanted, and what the ad says in which field. What must not
 * fail is named only where the ad leaves it open, or where it does fail.
 */
export function fitView(match: Match, job: Pick<JobRow, 'places'>, locale: Locale): FitView | undefined {
  const sentence = matchSentence(locale, match)
  if (sentence === '') return undefined
  const t = translator(locale)
  const gates = match.gates.filter(({ key, state }) => state !== 'met' && key !== 'radius')
  const lines = [
    ...match.criteria.map(judged => ({ judged, name: t(`matching.criterion.${judged.key}`) })),
    ...gates.map(judged => ({ judged, name: t(`matching.gate.${judged.key}`) })),
  ]
  return {
    sentence,
    criteria: lines.map(({ judged, name }, index) => ({
      key: `${judged.key} ${index}`,
      state: judged.state,
      name: asHeading(name),
      text: lineText(judged, job, locale),
    })),
  }
}

/** English names are written small, as in a sentence. */
export function asHeading(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** ": erfüllt. Gewünscht: Frühdienst. In der Anzeige (Dienstmodell): Frühdienst." */
function lineText(judged: Judged, job: Pick<JobRow, 'places'>, locale: Locale): string {
  const t = translator(locale)
  const { field } = judged
  const list = new Intl.ListFormat(locale)
  const wanted = list.format(judged.wanted.map(value => wantedText(judged, value, locale)))
  const places = job.places.map(({ name }) => name)
  const said = judged.stated.filter(value => !isOfOthers(value, judged))
  const stated = list.format(
    field === 'place' ? [...new Set(places)] : said.map(value => statedText(field, value, locale)),
  )
  const from = fieldText(field, locale)
  return [
    t(`recommendation-words.state.${judged.note ?? judged.state}`),
    ...(wanted && judged.key !== 'rule'
      ? [t(`recommendation-words.${isBrought(judged) ? 'brought' : 'wanted'}`, { wanted })]
      : []),
    judged.stated.length > 0 && stated
      ? t(`recommendation-words.${judged.isComputed ? 'computed' : 'stated'}`, { field: from, stated })
      : t('recommendation-words.not-stated', { field: from }),
  ].join(' ')
}

/** What the person can show, which nobody wishes. */
function isBrought({ key }: Judged): boolean {
  return ['experience', 'qualifications', 'languages'].includes(key)
}

/** "Vollzeit oder Teilzeit" says the same again of an ad that states both. */
function isOfOthers(value: string, { field, stated }: Judged): boolean {
  return field === 'employmentType' && value === 'both' && stated.length > 2
}

const ownFields = [
  'licence',
  'qualification',
  'training',
  'languageLevel',
  'workload',
  'start',
  'agency',
  'place',
  'pay',
  'job',
] as const

function fieldText(field: FieldName, locale: Locale): string {
  const own = ownFields.find(each => each === field)
  return own ? translator(locale)(`recommendation-words.field.${own}`) : facetLabel(field, locale)
}

/** What the person said; mostly in the words of the ads. */
function wantedText({ key, field }: Judged, value: string, locale: Locale): string {
  const t = translator(locale)
  if (key.startsWith('refused-'))
    return t('recommendation-words.none-of', { name: jobValueLabel('refused', value, locale) })
  if (field === 'experience') return t('recommendation-words.years', { count: Number(value) })
  if (field === 'start') return formatDate(new Date(value), locale)
  if (field === 'licence') return jobValueLabel('profession', value, locale)
  if (field === 'place') return value
  return statedText(field, value, locale)
}

function statedText(field: FieldName, value: string, locale: Locale): string {
  const t = translator(locale)
  const [first = '', second = ''] = value.split(':')
  switch (field) {
    case 'pay':
      return t('recommendation-words.a-month', { amount: formatMoney(Number(value), 'EUR', locale, 0) })
    case 'workload':
      return `${value.replace('-', '–')} %`
    case 'languageLevel':
      return languageText(first, second, locale)
    case 'licence':
      return t('recommendation-words.licence-in', { country: inCountry(second, locale) })
    case 'qualification':
    case 'training':
      if (first === 'driving-licence') return t('recommendation-words.driving-licence')
      return jobValueLabel('specialty', second, locale)
    case 'start':
      return startText(value, locale)
    case 'agency':
      return t(`recommendation-words.agency.${value === 'yes' ? 'yes' : 'no'}`)
    default:
      return jobValueLabel(field, value, locale)
  }
}

/** "Deutsch B2", "Deutsch (Muttersprache)", or the language alone. */
function languageText(language: string, level: string, locale: Locale): string {
  const name = jobValueLabel('language', language, locale)
  if (level === 'native') return `${name} (${translator(locale)('recommendation-words.native')})`
  return level === '' ? name : `${name} ${level}`
}

/** A month, or a word such as "nach Vereinbarung". */
function startText(value: string, locale: Locale): string {
  if (!/^\d{4}-\d{2}$/.test(value)) return jobValueLabel('start', value, locale)
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return month.format(new Date(`${value}-01T00:00Z`))
}
