import type { Context } from '../../../../../domain/caller/context.ts'
import { searchPeople } from '../../../../../domain/talent-pool/find-people.ts'
import { listJobsForSearch } from '../../../../../domain/talent-pool/searches/list-jobs-for-search.ts'
import { readTalentFilter, talentQuery } from '../../../../../domain/talent-pool/talent-filter.schema.ts'
import { href } from '../../../../addresses.ts'
import type { CurrentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { talentCardView } from '../../../../parts/shared/talents/talent-card.server.ts'
import { talentListView } from '../../../../parts/shared/talents/talent-list.server.ts'

export type TalentSearchView = Awaited<ReturnType<typeof talentSearchView>>

export async function talentSearchView(ctx: Context, employer: CurrentEmployer, search: URLSearchParams) {
  const { locale } = ctx
  const { employerId } = employer
  const found = await searchPeople(ctx, { employerId, filter: readTalentFilter(search) })
  const path = href('employer-talent-pool', locale)
  const kept: Record<string, string> = employer.query ? { employer: String(employerId) } : {}
  const { filter } = found
  return {
    list: talentListView(found, { locale, path, search, kept }),
    talents: found.cards.map(({ profile, reasons }) => talentCardView(profile, locale, reasons)),
    place: filter.place,
    job: filter.job,
    isPlaceUnknown: found.isPlaceUnknown,
    isJobOver: found.isJobOver,
    isLocked: found.isLocked,
    jobs: await listJobsForSearch(ctx, { employerId }),
    /** What a saved search keeps; empty for everyone. */
    criteria: talentQuery({ ...filter, page: 1 }),
  }
}
