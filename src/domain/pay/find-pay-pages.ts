import { limits } from '../../config/limits.ts'
import { findPlaces } from '../../vocabulary/places/find-places.ts'
import { states } from '../../vocabulary/places/places.ts'
import { findProfessions } from '../../vocabulary/titles/find-professions.ts'
import { professionById } from '../../vocabulary/titles/professions.ts'
import type { Context } from '../caller/context.ts'
import { searchJobs } from '../job-search/search-jobs.ts'
import { matchVocabulary } from '../job-search/steps/suggest-vocabulary.ts'
import type { ListedPayPage } from './list-pay-pages.ts'
import { type PayTopic, paySlugs } from './steps/pay-slug.ts'

const mostFound = 12

type FoundPayPage = Pick<ListedPayPage, 'topic' | 'slugs'>

export type FoundPayPages = {
  /** Best first. */
  pages: FoundPayPage[]
  /** The words are the name of the first one. */
  isNamed: boolean
  /** Not the words, but what ads that are found by them are about. */
  isGuess: boolean
}

/** The pages about pay that somebody means who types a profession, and perhaps a place, in a field of its own or in the same one. */
export async function findPayPages(
  ctx: Context,
  asked: { what: string; where: string },
): Promise<FoundPayPages> {
  const what = asked.what.trim().slice(0, limits.searchTextChars)
  const area = areaNamed(asked.where.trim().slice(0, limits.searchTextChars) || what)
  const typed = matchVocabulary(what, ctx.locale)
    .filter(({ kind }) => kind === 'profession')
    .sort((one, other) => one.rank - other.rank)
  const named = [...typed.map(({ value }) => value), ...findProfessions(what).map(({ id }) => id)]
  const isGuess = named.length === 0
  const ids = isGuess && what !== '' ? await professionsOfAds(ctx, what) : named
  return {
    pages: [...new Set(ids)].slice(0, mostFound).map(profession => {
      const topic = { profession, area }
      return { topic, slugs: paySlugs(topic) }
    }),
    isNamed: typed[0]?.rank === 0,
    isGuess,
  }
}

/** A search mends what is misspelt. */
async function professionsOfAds(ctx: Context, what: string): Promise<string[]> {
  const { facets } = await searchJobs(ctx, { q: what, pageSize: 1 })
  return facets.profession
    .filter(({ value, count }) => count > 0 && professionById(value) !== null)
    .toSorted((one, other) => other.count - one.count)
    .map(({ value }) => value)
}

function areaNamed(text: string): PayTopic['area'] {
  const place = findPlaces(text)[0]?.place
  if (!place) return null
  if (place.id > 0) return { kind: 'town', place }
  const state = states().find(({ code }) => code === place.stateCode)
  return state ? { kind: 'state', state } : null
}
