import type { Context } from '../../../../domain/caller/context.ts'
import { type Comparison, compareJobs } from '../../../../domain/comparison/compare-jobs.ts'
import {
  type ComparisonWish,
  jobIdIn,
  readComparisonWish,
} from '../../../../domain/comparison/comparison.schema.ts'
import type { DatedRate } from '../../../../domain/comparison/dated-rate.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import { choiceView } from './choice-view.server.ts'
import { comparisonPath, comparisonView } from './comparison-view.server.ts'

const named = ['jobs', 'workload', 'years', 'place', 'add', 'choose', 'list']

export type ComparisonPage = Awaited<ReturnType<typeof loadComparison>>

/**
 * The one address of a comparison, where forms have written another: check boxes that name each ad by itself, empty fields, an ad to add. Null
 * where it is that address already.
 */
export function settledComparison(url: URL, locale: Context['locale']): string | null {
  const { searchParams: search } = url
  const wish = readComparisonWish(search)
  const add = search.get('add')?.trim() ?? ''
  const added = jobIdIn(add)
  // What cannot be read stays in the address, so that the page can say so.
  if (wish.wrong.length > 0 || (add !== '' && added === null)) return null
  const jobIds = added === null || wish.jobIds.includes(added) ? wish.jobIds : [...wish.jobIds, added]
  const isChoosing = search.has('choose') && added === null
  const path = comparisonPath(locale, { ...wish, jobIds }, { list: search.get('list'), isChoosing })
  const asItIs = new URLSearchParams([...search].filter(([name]) => named.includes(name)))
  return sorted(new URL(path, url).searchParams) === sorted(asItIs) ? null : path
}

function sorted(search: URLSearchParams): string {
  return [...search]
    .map(pair => pair.join('='))
    .sort()
    .join('&')
}

/** The table of two to four ads; with fewer, or where more are to be chosen, what to choose from. */
export async function loadComparison(ctx: Context, search: URLSearchParams, rate: DatedRate | null) {
  const { locale } = ctx
  const t = translator(locale)
  const wish = readComparisonWish(search)
  const list = search.get('list')
  const comparison = await compareJobs(ctx, { ...wish, rate })
  const isChoosing = search.has('choose') || comparison.jobs.length < 2
  const isTooFew = comparison.jobs.length === 1 || (wish.jobIds.length > 0 && comparison.jobs.length === 0)
  return {
    notices: noticesOf(comparison, wish, search.get('add')?.trim() ?? '', t),
    tooFew: isTooFew ? t('comparison-words.missing.too-few') : null,
    table: isChoosing ? null : comparisonView(ctx, comparison, wish, list),
    choice: isChoosing ? await choiceView(ctx, comparison, list) : null,
    form: formOf(comparison, wish, { list, add: search.get('add') ?? '' }, locale),
  }
}

function noticesOf(
  { missing, isPlaceUnknown }: Comparison,
  { wrong, place }: ComparisonWish,
  add: string,
  t: Translate,
): string[] {
  const unreadable = add !== '' && jobIdIn(add) === null ? [...wrong, add.slice(0, 60)] : wrong
  return [
    ...missing.map(({ id, reason }) => t(`comparison-words.missing.${reason}`, { id: String(id) })),
    ...unreadable.map(text => t('comparison-words.missing.wrong', { text })),
    ...(isPlaceUnknown ? [t('comparison-words.missing.place', { place })] : []),
  ]
}

/** The fields of both forms: what to compute with, and another ad. */
function formOf(
  { jobs, leftOut, workload }: Comparison,
  { years, place }: ComparisonWish,
  { list, add }: { list: string | null; add: string },
  locale: Context['locale'],
) {
  const t = translator(locale)
  const ids = [...jobs.map(({ job }) => job.id), ...leftOut.map(({ id }) => id)]
  return {
    action: href('comparison', locale),
    jobs: ids.join(','),
    list,
    workload: { label: t('comparison-words.form.workload'), value: String(workload.percent) },
    years: { label: t('comparison-words.form.years'), value: years === null ? '' : String(years) },
    place: {
      label: t('comparison-words.form.place'),
      hint: t('comparison-words.form.place-hint'),
      value: place,
    },
    submit: t('comparison-words.form.submit'),
    add: {
      label: t('comparison-words.form.add'),
      hint: t('comparison-words.form.add-hint'),
      submit: t('comparison-words.form.add-submit'),
      value: add,
    },
    choose: t('comparison-words.form.choose'),
    compare: t('comparison-words.form.compare'),
  }
}
