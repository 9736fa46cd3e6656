import { limits } from '../../../../config/limits.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import type { JobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { noJobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { resolveSearchPlace } from '../../../../domain/job-search/resolve-place.ts'
import { countFound, type JobSearchResult } from '../../../../domain/job-search/search-jobs.ts'
import {
  type UnderstoodSearch,
  understandSearch,
  understoodThings,
} from '../../../../domain/job-search/understand-search.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { withQuery } from '../../shared/filters/list-view.ts'

/** What a sentence was taken for, and the other way to take it. */
export type UnderstoodView = {
  title: string
  chips: { key: string; label: string; to: string }[]
  /** Other towns that were named, and the other way to take the sentence; none where nothing could be taken otherwise. */
  ways: { text: string; to: string }[]
}

type Listed = {
  /** The sentence that the address was made from, if it was. */
  asked: string | null
  params: JobSearchParams
  result: JobSearchResult
  linkTo: (params: JobSearchParams) => string
}

/** Null when the words are neither what is left of a sentence nor one that was taken literally. */
export function understoodView(ctx: Context, listed: Listed): UnderstoodView | null {
  const { q, literal } = listed.params
  if (!literal) return asSentence(ctx, listed)
  // The name of an employer is never anything else.
  return ctx.search.hasEmployer(q) ? null : literally(listed, ctx.locale)
}

function literally({ params, linkTo }: Listed, locale: Locale): UnderstoodView | null {
  const sentence = { ...params, literal: false, page: 1 }
  if (!understandSearch(sentence, locale).understood) return null
  const t = translator(locale)
  const asSentence = { text: t('job-words.understood.as-sentence'), to: linkTo(sentence) }
  return { title: t('job-words.understood.literally'), chips: [], ways: [asSentence] }
}

/** Of a sentence with filters what is still in force; one that says nothing about a job is answered with all of them. */
function asSentence(ctx: Context, listed: Listed): UnderstoodView | null {
  const { asked, params, result, linkTo } = listed
  const { locale } = ctx
  const sentence = asked?.trim().slice(0, limits.searchTextChars) ?? ''
  const { understood } = understandSearch({ ...noJobSearchParams, q: sentence }, locale)
  if (!understood) return null
  const t = translator(locale)
  const { set, others } = withPlaceInForce(understood, params)
  const things = understoodThings(set, params, locale)
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
    ways: hasWords
      ? [
          ...others.slice(0, mostOthers).flatMap(place => wayTo(ctx, place, listed)),
          {
            text: t('job-words.understood.literal'),
            to: linkTo({ ...noJobSearchParams, q: sentence, literal: true }),
          },
        ]
      : [],
  }
}

/** Each takes a count. */
const mostOthers = 3

/** Of several towns of a sentence the one that is searched is its place, and the others are offered. */
function withPlaceInForce({ set, otherPlaces }: UnderstoodSearch, { place }: JobSearchParams) {
  if (set.place === undefined || ![set.place, ...otherPlaces].includes(place)) return { set, others: [] }
  const others = [set.place, ...otherPlaces].filter(other => other !== place)
  return { set: { ...set, place }, others }
}

/** "Auch in Bonn, 25 km: 41 Stellen" */
function wayTo(ctx: Context, place: string, { asked, params, linkTo }: Listed) {
  const t = translator(ctx.locale)
  const there = { ...params, place, page: 1 }
  const found = resolveSearchPlace(place, params.radius)
  if (found?.kind !== 'town') return []
  const what = t('job-words.understood.also-in', { place: `${found.name}, ${found.radiusKm} km` })
  const text = t('job-words.way', { what, count: countFound(ctx, there) })
  return [{ text, to: withParam(linkTo(there), 'asked', asked ?? '') }]
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
