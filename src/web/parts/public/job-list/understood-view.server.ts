import { limits } from '../../../../config/limits.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import type { JobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { noJobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import type { JobSearchResult } from '../../../../domain/job-search/search-jobs.ts'
import { understandSearch, understoodThings } from '../../../../domain/job-search/understand-search.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { withQuery } from '../../shared/filters/list-view.ts'

/** What a sentence was taken for, and the other way to take it. */
export type UnderstoodView = {
  title: string
  chips: { key: string; label: string; to: string }[]
  /** Null where nothing could be taken otherwise. */
  otherwise: { text: string; to: string } | null
}

type Listed = {
  /** The sentence that the address was made from, if it was. */
  asked: string | null
  params: JobSearchParams
  result: JobSearchResult
  linkTo: (params: JobSearchParams) => string
}

/** Null when the words are neither what is left of a sentence nor one that was taken literally. */
export function understoodView(
  ctx: Pick<Context, 'locale' | 'search'>,
  listed: Listed,
): UnderstoodView | null {
  const { q, literal } = listed.params
  if (!literal) return asSentence(listed, ctx.locale)
  // The name of an employer is never anything else.
  return ctx.search.hasEmployer(q) ? null : literally(listed, ctx.locale)
}

function literally({ params, linkTo }: Listed, locale: Locale): UnderstoodView | null {
  const sentence = { ...params, literal: false, page: 1 }
  if (!understandSearch(sentence, locale).understood) return null
  const t = translator(locale)
  const otherwise = { text: t('job-words.understood.as-sentence'), to: linkTo(sentence) }
  return { title: t('job-words.understood.literally'), chips: [], otherwise }
}

/** Of a sentence with filters what is still in force; one that says nothing about a job is answered with all of them. */
function asSentence({ asked, params, result, linkTo }: Listed, locale: Locale): UnderstoodView | null {
  const sentence = asked?.trim().slice(0, limits.searchTextChars) ?? ''
  const { understood } = understandSearch({ ...noJobSearchParams, q: sentence }, locale)
  if (!understood) return null
  const t = translator(locale)
  const things = understoodThings(understood.set, params, locale)
  const hasWords = /[\p{L}\p{N}]/u.test(sentence)
  const saysNothing = understood.words === '' && Object.keys(understood.set).length === 0
  if (things.length === 0 && !saysNothing) return null
  return {
    title: saysNothing
      ? t(hasWords ? 'job-words.understood.nothing' : 'job-words.understood.signs', { sentence })
      : t('job-words.understood.title'),
    chips: things.map(({ name, label, without }) => ({
      // A region is a filter of its own among the chips.
      key: name === 'place' && result.place?.kind === 'region' ? regionKey(result.place) : name,
      label: name === 'place' ? placeLabel(result, label, locale) : label,
      to: withParam(linkTo(without), 'asked', sentence),
    })),
    otherwise: hasWords
      ? {
          text: t('job-words.understood.literal'),
          to: linkTo({ ...noJobSearchParams, q: sentence, literal: true }),
        }
      : null,
  }
}

function regionKey({ filter, value }: { filter: string; value: string }): string {
  return `${filter}=${value}`
}

/** "Hamburg, 25 km", "Bayern", "Bodensee": the place as it was found, not as it was typed. */
function placeLabel({ place }: JobSearchResult, typed: string, locale: Locale): string {
  switch (place?.kind) {
    case 'town':
      return `${place.name}, ${place.radiusKm} km`
    case 'region':
      return jobValueLabel(place.filter, place.value, locale)
    case 'area':
      return locale === 'en' ? place.nameEn : place.name
    default:
      return typed
  }
}

function withParam(address: string, name: string, value: string): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  search.set(name, value)
  return withQuery(path, search.toString())
}
