import { isUuid } from '../../../basics/uuid.ts'
import { limits } from '../../../config/limits.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotFound } from '../../caller/errors.ts'
import { linkKeyIn, newLinkKey } from '../../caller/signed-link.ts'
import { noteNewPeople } from '../pool-search.queries.ts'
import { searchOf } from '../steps/search-of.ts'
import { callersKeys } from '../steps/searcher-keys.ts'
import { readTalentFilter, type TalentFilter, talentQuery } from '../talent-filter.schema.ts'
import { requireEmployersPerson, requirePreviewer } from '../talent-pool.policy.ts'
import type { SearchFrequency } from '../talent-pool.values.ts'
import { understandFilter } from '../understand-filter.ts'
import {
  deleteSearch,
  findSearch,
  insertSearch,
  listSearches,
  setSearchStatus,
  type TalentSearch,
} from './talent-search.queries.ts'

/** The caller's own searches for an employer. */
export async function listSavedSearches(
  ctx: Context,
  { employerId }: { employerId: number },
): Promise<TalentSearch[]> {
  const { userId } = requireEmployersPerson(ctx.actor, employerId)
  return listSearches(ctx.db, { employerId, userId })
}

/**
 * Keeps a search and mails once a day or week when new people fit it. Whom it finds is decided anew each time, by what the person hides from.
 * @throws {Conflict} `talent.problem.same-search`, `talent.problem.searches`
 */
export async function saveSearch(
  ctx: Context,
  input: { employerId: number; name: string; frequency: SearchFrequency; filter: TalentFilter },
): Promise<void> {
  const { employerId, name, frequency } = input
  const { userId } = requireEmployersPerson(ctx.actor, employerId)
  const { filter } = understandFilter({ ...input.filter, page: 1 }, ctx.locale)
  await inTransaction(ctx, async inside => {
    const kept = await listSearches(inside.db, { employerId, userId })
    if (kept.length >= limits.talentSearchesKept)
      throw new Conflict('talent.problem.searches', { count: limits.talentSearchesKept })
    const search = { employerId, userId, name, frequency, criteria: talentQuery(filter) }
    const id = await insertSearch(inside.db, { ...search, linkKey: newLinkKey(), now: inside.now() })
    if (id === null) throw new Conflict('talent.problem.same-search')
    await noteWhoIsThere(inside, { id, employerId, criteria: search.criteria })
  })
}

/** @throws {NotFound} for another person's */
export async function pauseSearch(ctx: Context, input: { id: string; isPaused: boolean }): Promise<void> {
  await inTransaction(ctx, async inside => {
    const search = await ownSearch(inside, input.id)
    await setSearchStatus(inside.db, search.id, input.isPaused ? 'paused' : 'active', inside.now())
    // Who joined during a pause is no news.
    if (!input.isPaused) await noteWhoIsThere(inside, search)
  })
}

/** Whom the search finds now: only later people are news. */
async function noteWhoIsThere(
  ctx: Context,
  { id, employerId, criteria }: Pick<TalentSearch, 'id' | 'employerId' | 'criteria'>,
): Promise<void> {
  const placed = await searchOf(ctx, employerId, readTalentFilter(new URLSearchParams(criteria)))
  if (!placed || placed.isJobOver) return
  const now = ctx.now()
  const search = { ...placed, keys: await callersKeys(ctx), now }
  await noteNewPeople(ctx.db, search, { searchId: id, joinedUntil: now })
}

/** @throws {NotFound} for another person's */
export async function forgetSearch(ctx: Context, input: { id: string }): Promise<void> {
  const { id } = await ownSearch(ctx, input.id)
  await deleteSearch(ctx.db, id)
}

async function ownSearch(ctx: Context, id: string): Promise<TalentSearch> {
  const search = isUuid(id) ? await findSearch(ctx.db, { id }) : null
  const { userId } = requireEmployersPerson(ctx.actor, search?.employerId ?? null)
  if (search?.userId !== userId) throw new NotFound()
  return search
}

/** What the link of a mail is about. @throws {NotFound} for a wrong link */
export async function readSearchByLink(
  ctx: Context,
  { token }: { token: string },
): Promise<{ name: string; isPaused: boolean }> {
  const { name, status } = await linkedSearch(ctx, token)
  return { name, isPaused: status === 'paused' }
}

/** Ends the mails of a search; it stays on the employer's page. Idempotent. @throws {NotFound} for a wrong link */
export async function endSearchByLink(ctx: Context, { token }: { token: string }): Promise<void> {
  const { id } = await linkedSearch(ctx, token)
  await setSearchStatus(ctx.db, id, 'paused', ctx.now())
}

async function linkedSearch(ctx: Context, token: string): Promise<TalentSearch> {
  requirePreviewer(ctx.actor)
  const linkKey = linkKeyIn(ctx, token, 'talent search')
  const search = linkKey === null ? null : await findSearch(ctx.db, { linkKey })
  if (!search) throw new NotFound()
  return search
}
