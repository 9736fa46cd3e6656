import { limits } from '../../../../config/limits.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { fold } from '../../../../search/text/fold.ts'
import { alternativeText } from '../../../job-search/alternative-text.ts'
import type { JobSearchParams } from '../../../job-search/job.schema.ts'
import type { SearchPlace } from '../../../job-search/resolve-place.ts'
import { type JobSearchResult, searchJobs } from '../../../job-search/search-jobs.ts'
import { understandSearch } from '../../../job-search/understand-search.ts'
import type { AnswerPart } from '../../answer-part.schema.ts'
import { withSearch } from '../../conversation/conversation-state.ts'
import { townIn } from '../../understanding/change/place-choice.ts'
import { isOrdinaryWord } from '../../understanding/ordinary-words.ts'
import { keysOf } from '../../understanding/phrase.ts'
import { namesWork, wordsOfTrade } from '../../understanding/work-words.ts'
import { type Answer, type Asked, choices, text } from '../answer.ts'
import { filtersPart, searchInWords, writeSearch } from '../search-words.ts'
import { nextWishes } from './next-wishes.ts'
import { wayInWords } from './way-in-words.ts'

const mostWays = 4

type Wanted = { params: JobSearchParams; isCount?: boolean; outcome?: string; lead?: string }

/** Searches, shows the first ads of what was found, and offers what to change; with nothing found, the ways out with their counts. */
export async function findJobs(
  asked: Asked,
  { params, isCount = false, outcome = 'search', lead }: Wanted,
): Promise<Answer> {
  const { ctx, state } = asked
  const { result, params: searched, leftOut } = await search(asked, params)
  const ids = result.jobs.map(({ id }) => id)
  const said =
    ids.length > 0 && lead !== undefined ? lead : sentence(asked, { result, params: searched, isCount })
  const without = leftOut === undefined ? [] : [asked.t('assistant.found.left-out')]
  const parts: AnswerPart[] = [text([...without, said].join(' ')), ...filtersPart(searched)]
  if (ids.length > 0) parts.push({ type: 'jobs', ids, total: result.total })
  parts.push(
    ...(result.alternatives.length > 0
      ? waysOut(asked, result)
      : choices(...nextWishes(asked, searched, result))),
  )
  const next = withSearch(state, writeSearch(searched))
  const shown = ids.length > 0 ? ids : state.shown
  return {
    parts,
    state: { ...next, shown, focus: ids.length === 1 ? (ids[0] ?? null) : null, asked: null },
    outcome: ids.length > 0 ? outcome : `${outcome}-nothing`,
    tools: ['search_jobs'],
  }

  /** A word of any sentence is no slip of another, and a slip is hardly ever in the first letter. */
  async function searchStrictly(wanted: JobSearchParams, pageSize: number) {
    const found = await searchJobs(ctx, { ...wanted, pageSize })
    const isLikely = !found.corrected || isSlip(found.corrected.from, found.corrected.to)
    return isLikely ? found : await searchJobs(ctx, { ...wanted, pageSize, literal: true })
  }

  async function search(_: Asked, wanted: JobSearchParams) {
    const pageSize = limits.assistantJobs
    const first = await searchStrictly(wanted, pageSize)
    const place = first.correctedPlace?.to ?? nameIn(ctx.locale, wanted.place, first.place)
    const q = first.corrected?.to ?? wanted.q
    const meant = { ...wanted, place, q, pageSize }
    const isSame = q === wanted.q
    const core = first.total === 0 ? wordsOfTrade(q) : q
    if (core !== q && namesWork(core)) {
      // "Uniklinik Erlangen" is no house that is here: what is left says where, and what kind of house.
      const there = meant.place === '' ? (townIn(q) ?? '') : meant.place
      const { params: read } = understandSearch({ ...meant, place: there, q: core }, ctx.locale)
      const wider = await searchJobs(ctx, read)
      // What nothing has with or without the other words is better said without them.
      const leftOut = wider.total > 0 ? q : undefined
      return { params: read, result: { ...wider, corrected: null }, leftOut }
    }
    return {
      leftOut: undefined,
      params: meant,
      result: isSame ? first : { ...(await searchJobs(ctx, meant)), corrected: first.corrected },
    }
  }
}

function sentence(
  { t, ctx }: Asked,
  { result, params, isCount }: { result: JobSearchResult; params: JobSearchParams; isCount: boolean },
): string {
  const count = result.total
  const wanted = searchInWords({ ...params, employer: [], sort: 'relevance' }, ctx.locale)
  const house = params.employer.length === 1 ? result.jobs[0]?.employer.name : undefined
  const search = house === undefined ? wanted : [house, wanted].filter(Boolean).join(', ')
  const meant = result.corrected ? [t('assistant.found.meant', { word: result.corrected.to })] : []
  if (result.place?.kind === 'unknown') return t('assistant.found.no-such-place', { place: params.place })
  const key =
    count > 0 && isCount && search === ''
      ? 'all'
      : count === 0
        ? 'none'
        : params.page > 1
          ? 'more'
          : isCount
            ? 'count'
            : search === ''
              ? 'all'
              : 'some'
  const from = (params.page - 1) * params.pageSize
  const found = t(`assistant.found.${key}`, { count, search, from: from + 1, to: from + result.jobs.length })
  const unpaid =
    result.unknownPayLeftOut > 0 && count < result.pageSize
      ? [t('assistant.found.unknown-pay', { count: result.unknownPayLeftOut })]
      : []
  return [...meant, found, ...unpaid].join(' ')
}

/** What would find more, each as a turn that leads there. */
function waysOut({ t, ctx }: Asked, { alternatives }: JobSearchResult): AnswerPart[] {
  const ways = alternatives.filter(({ kind }) => kind !== 'alert').slice(0, mostWays)
  const offered = ways.map(way => {
    const what = alternativeText(way, ctx.locale)
    const label = t('assistant.way', { what, count: way.count ?? 0 })
    return { label, text: wayInWords(way, ctx.locale) }
  })
  const alert = { label: t('assistant.choice.alert'), text: t('assistant.choice.alert') }
  return choices(...offered, alert)
}

/** "Hanover" and "Vienna" are named in German as they are called there. */
function nameIn(locale: Locale, asked: string, place: SearchPlace | null): string {
  if (locale !== 'de' || place?.kind !== 'town' || place.postalCode !== null) return asked
  return fold(place.name).startsWith(fold(asked)) || fold(asked).startsWith(fold(place.name))
    ? asked
    : place.name
}

function isSlip(from: string, to: string): boolean {
  const [typed, meant] = [keysOf(from), keysOf(to)]
  if (typed.length !== meant.length) return true
  return typed.every((key, at) => key === meant[at] || (key[0] === meant[at]?.[0] && !isOrdinaryWord(key)))
}
