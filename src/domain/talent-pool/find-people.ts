import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import type { JobDocument } from '../caller/job-search.ts'
import { loadMatchProfiles } from '../job-seekers/steps/load-match-profiles.ts'
import type { JudgedCriterion } from '../matching/explain.ts'
import { explain } from '../matching/explain.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import {
  countFacets,
  countPeople,
  type FoundPerson,
  listFoundIds,
  listPeople,
  listPeopleById,
  type PoolSearch,
} from './pool-search.queries.ts'
import { fieldsShownBy, type PublicProfile, toPublicProfile } from './public-profile.ts'
import { noteViews } from './steps/note-views.ts'
import { searchOf } from './steps/search-of.ts'
import { callersKeys } from './steps/searcher-keys.ts'
import { isFiltered, type TalentFacet, type TalentFilter, talentFacets } from './talent-filter.schema.ts'
import { requireEmployersPerson, requirePreviewer } from './talent-pool.policy.ts'
import { experienceBands, fewestTold } from './talent-pool.values.ts'
import { understandFilter } from './understand-filter.ts'

/** `people` is null below five: few enough to guess who it is. */
export type TalentOption = { value: string; people: number | null }

export type FoundPeople<Card> = {
  /** With what the words were taken for. */
  filter: TalentFilter
  /** What the words say in no vocabulary; it is not searched for. */
  unknownWords: string
  total: number | null
  hasAny: boolean
  pages: number
  cards: Card[]
  facets: Record<TalentFacet, TalentOption[]>
}

/**
 * Previews for everyone, hidden from employers as each person decided. A filtered list of fewer than five shows nobody, and filters are
 * limited: who tries them one after the other must not learn who somebody is.
 * @throws {TooMany} beyond 120 filtered lists an hour
 */
export async function previewPeople(ctx: Context, asked: TalentFilter): Promise<FoundPeople<PublicProfile>> {
  requirePreviewer(ctx.actor)
  const { filter, unknownWords } = understandFilter({ ...asked, place: '', job: null }, ctx.locale)
  const shown = { ...filter, place: '', page: Math.min(filter.page, limits.talentPreviewPages) }
  if (isFiltered(shown) && ctx.client.address !== '') {
    const tries = limits.talentPreviewsPerHour
    await limitTries(ctx, { kind: 'talent-preview', subject: ctx.client.address, tries, windowMinutes: 60 })
  }
  const search = { keys: await callersKeys(ctx), now: ctx.now(), filter: shown, near: null }
  const counted = await countsOf(ctx, search)
  const isTooFew = isFiltered(shown) && counted.people < fewestTold
  const rows = isTooFew ? [] : await listPeople(ctx.db, search, pageOf(shown.page))
  const { people, ...rest } = counted
  return {
    ...rest,
    filter: shown,
    unknownWords,
    pages: isTooFew ? 0 : Math.min(limits.talentPreviewPages, Math.ceil(people / limits.pageSize)),
    cards: rows.map(row => toPublicProfile(row, search.now)),
  }
}

/** Reasons are keys and states: what somebody wishes in numbers is nobody's business before they agree. */
export type TalentReason = Pick<JudgedCriterion, 'key' | 'state'>
export type TalentCard = { profile: PublicProfile; reasons: TalentReason[] | null }

/**
 * The same for people of an employer: everyone found, by place within the distance that the person wishes, and sorted by how well one of
 * the employer's live ads fits them. Everyone on the page is told of it in their log. Nobody is found for an employer that is locked out.
 * @throws {NotFound} for another employer's ad; {TooMany} beyond 300 an hour
 */
export async function searchPeople(
  ctx: Context,
  input: { employerId: number; filter: TalentFilter },
): Promise<FoundPeople<TalentCard> & { isPlaceUnknown: boolean; isJobOver: boolean; isLocked: boolean }> {
  const { userId } = requireEmployersPerson(ctx.actor, input.employerId)
  const tries = limits.talentSearchesPerHour
  await limitTries(ctx, { kind: 'talent-search', subject: userId, tries, windowMinutes: 60 })
  const { filter, unknownWords } = understandFilter(input.filter, ctx.locale)
  const placed = await searchOf(ctx, input.employerId, filter)
  if (!placed) throw new NotFound()
  const { job, isPlaceUnknown, isJobOver, ...where } = placed
  const search = { ...where, keys: await callersKeys(ctx), now: ctx.now() }
  const { people, ...counted } = await countsOf(ctx, search)
  const cards = job ? await rankedCards(ctx, search, job) : await newestCards(ctx, search)
  await noteViews(ctx, {
    employerId: input.employerId,
    seen: cards.map(({ userId, profile }) => ({ userId, fields: fieldsShownBy(profile) })),
  })
  return {
    ...counted,
    filter: search.filter,
    unknownWords,
    isPlaceUnknown,
    isJobOver,
    isLocked: search.keys.isLocked,
    pages: Math.ceil(people / limits.pageSize),
    cards: cards.map(({ profile, reasons }) => ({ profile, reasons })),
  }
}

async function countsOf(ctx: Context, search: PoolSearch) {
  const people = await countPeople(ctx.db, search)
  const counts = await countFacets(ctx.db, search)
  const facets = Object.fromEntries(
    talentFacets.map(facet => [
      facet,
      counts
        .filter(count => count.facet === facet)
        .map(({ value, people: number }) => ({ value, people: toldCount(number) }))
        .sort(facet === 'experience' ? byYears : byToldCount),
    ]),
    // The cast: every facet has its options.
  ) as Record<TalentFacet, TalentOption[]>
  return { people, total: toldCount(people), hasAny: people > 0, facets }
}

/** By what is told: an order by the hidden numbers would tell which of two small groups is the larger. */
function byToldCount(a: TalentOption, b: TalentOption): number {
  return (b.people ?? 0) - (a.people ?? 0) || (a.value < b.value ? -1 : 1)
}

function byYears(a: TalentOption, b: TalentOption): number {
  const bands: readonly string[] = experienceBands
  return bands.indexOf(a.value) - bands.indexOf(b.value)
}

function toldCount(people: number): number | null {
  return people < fewestTold ? null : people
}

function pageOf(page: number): { limit: number; offset: number } {
  return { limit: limits.pageSize, offset: (page - 1) * limits.pageSize }
}

type OwnCard = TalentCard & { userId: string }

async function newestCards(ctx: Context, search: PoolSearch): Promise<OwnCard[]> {
  const rows = await listPeople(ctx.db, search, pageOf(search.filter.page))
  return rows.map(row => ({
    userId: row.userId,
    profile: toPublicProfile(row, search.now),
    reasons: null,
  }))
}

/** The first 500 found are judged; people of whom something is known to stand against the ad come last. */
async function rankedCards(ctx: Context, search: PoolSearch, job: JobDocument): Promise<OwnCard[]> {
  const ids = await listFoundIds(ctx.db, search, limits.talentRanked)
  const profiles = await loadMatchProfiles(ctx, ids)
  const judged = ids.flatMap(userId => {
    const profile = profiles.get(userId)
    return profile ? [{ userId, match: explain(profile, job) }] : []
  })
  judged.sort((a, b) => Number(b.match.isFit) - Number(a.match.isFit) || b.match.order - a.match.order)
  const { limit, offset } = pageOf(search.filter.page)
  const page = judged.slice(offset, offset + limit)
  const rows = await listPeopleById(
    ctx.db,
    search,
    page.map(({ userId }) => userId),
  )
  const reasonsOf = new Map(page.map(({ userId, match }) => [userId, toldReasons(match.criteria)]))
  return rows.map((row: FoundPerson) => ({
    userId: row.userId,
    profile: toPublicProfile(row, search.now),
    reasons: reasonsOf.get(row.userId) ?? null,
  }))
}

/** Pay is left out: whether an ad pays enough would tell what somebody wants, ad after ad. */
export function toldReasons(criteria: readonly JudgedCriterion[]): TalentReason[] {
  return criteria.filter(({ key }) => key !== 'pay').map(({ key, state }) => ({ key, state }))
}
