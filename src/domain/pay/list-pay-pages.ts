import { berlinDay } from '../../basics/berlin.ts'
import { professionsWithScheme } from '../../vocabulary/pay/gross/present-schemes.ts'
import { professions } from '../../vocabulary/titles/professions.ts'
import type { Context } from '../caller/context.ts'
import { loadStocked } from './pay-figure.queries.ts'
import { areaOfCode, type PayTopic, paySlugs } from './steps/pay-slug.ts'

export type ListedPayPage = {
  topic: PayTopic
  slugs: Record<'de' | 'en', string>
  /** Ads behind its figures; 0 where there are only tables of agreements. */
  jobs: number
}

/** Every page about pay that has something to say about just its topic: the professions, and each with its areas. */
export async function listPayPages(ctx: Context): Promise<ListedPayPage[]> {
  const stocked = await loadStocked(ctx.db, ['state', 'town'])
  const inAreas = stocked.flatMap(({ profession, area, jobs }) => {
    const of = areaOfCode(area)
    return of && of.kind !== 'country' ? [listed({ profession, area: of }, jobs)] : []
  })
  return [...(await listPayProfessions(ctx)), ...inAreas]
}

/** Those about a profession everywhere, in the order of the vocabulary. */
export async function listPayProfessions(ctx: Context): Promise<ListedPayPage[]> {
  const withScheme = professionsWithScheme(berlinDay(ctx.now()))
  const jobs = new Map<string, number>()
  for (const { profession, jobs: count } of await loadStocked(ctx.db, ['country']))
    jobs.set(profession, (jobs.get(profession) ?? 0) + count)
  return professions()
    .filter(({ id }) => jobs.has(id) || withScheme.has(id))
    .map(({ id }) => listed({ profession: id, area: null }, jobs.get(id) ?? 0))
}

function listed(topic: PayTopic, jobs: number): ListedPayPage {
  return { topic, slugs: paySlugs(topic), jobs }
}
