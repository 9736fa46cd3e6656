import type { Context } from '../../../../domain/caller/context.ts'
import { adviseEmployers, type EmployerAdvice } from '../../../../domain/employers/advise-employers.ts'
import {
  type EmployerListParams,
  employerListQuery,
  noEmployerListParams,
  readEmployerListParams,
} from '../../../../domain/employers/employer.schema.ts'
import { listEmployers } from '../../../../domain/employers/list-employers.ts'
import { knownStates } from '../../../../domain/job-search/known-vocabulary.ts'
import { findOwnMarks } from '../../../../domain/job-seekers/find-own-marks.ts'
import { formatCount } from '../../../../i18n/format.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import { facetLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { href } from '../../../addresses.ts'
import { employerCardView } from '../../../parts/shared/employer-card.server.ts'
import { type FilteredList, withQuery } from '../../../parts/shared/filters/list-view.ts'
import { placeView } from '../../../parts/shared/filters/place-view.server.ts'
import {
  chosenFilters,
  employerFilterLabel,
  employerFilters,
  employerValueLabel,
} from './employer-filters.server.ts'

export type EmployerListView = Awaited<ReturnType<typeof loadEmployerList>>

const sorts = ['name', 'open-positions'] as const

/** Parameters that are not understood are ignored, and `ignored` says so. */
export async function loadEmployerList(ctx: Context, search: URLSearchParams) {
  const { locale } = ctx
  const t = translator(locale)
  const expanded = search.getAll('all')
  const asked = new URLSearchParams(search)
  asked.delete('all')
  const read = readEmployerListParams(asked)
  const known = knownStates(read.params)
  const result = await listEmployers(ctx, known.params)
  const { params } = result
  const marks = await findOwnMarks(ctx, { employerIds: result.employers.map(({ id }) => id) })
  const listPath = href('employers', locale)
  const linkTo = (next: EmployerListParams) => withQuery(listPath, employerListQuery(next))
  const advice = result.total === 0 ? await adviseEmployers(ctx, params) : []
  const list: FilteredList = {
    listPath,
    query: employerListQuery({ ...params, page: 1 }),
    page: result.page,
    pageCount: result.pageCount,
    sort: params.sort,
    sorts: sorts.map(value => ({ value, label: t(`employer-words.sorts.${value}`) })),
    groups: employerFilters(result, expanded, locale),
    chips: chosenFilters(params, locale).map(({ key, label, without }) => ({
      key,
      label,
      to: linkTo(without),
    })),
    resetTo: linkTo(withoutFilters(params)),
  }
  return {
    ...list,
    total: result.total,
    totalText: formatCount(result.total, locale),
    name: params.q,
    where: params.place,
    ...placeView(result, locale, place => linkTo({ ...params, place, radius: null, page: 1 })),
    employers: result.employers.map(employer => employerCardView(employer, locale, marks)),
    ignored: [...read.problems, ...known.problems]
      .filter(problem => problem.reason === 'invalid-value')
      .map(({ name, value }) => {
        const label = employerFilterLabel(name, locale) ?? facetLabel(name, locale)
        return t('job-words.ignored', { name: label, value: value.slice(0, 60) })
      }),
    advice: advice.map(step => ({ text: adviceText(step, t, locale), to: linkTo(step.params) })),
  }
}

/** Resetting the filters keeps the search itself and the order. */
function withoutFilters({ q, place, radius, sort }: EmployerListParams): EmployerListParams {
  return { ...noEmployerListParams, q, place, radius, sort }
}

function adviceText(advice: EmployerAdvice, t: Translate, locale: Context['locale']): string {
  const { kind, count } = advice
  if (kind === 'widen-radius') return t('employer-words.advice.widen-radius', { km: advice.radiusKm, count })
  if (kind === 'drop-place') return t('employer-words.advice.drop-place', { count })
  if (kind === 'drop-text') return t('employer-words.advice.drop-text', { count })
  const labels = advice.values.map(value => employerValueLabel(advice.name, value, locale))
  return t('employer-words.advice.drop-filter', { label: labels.join(', '), count })
}
