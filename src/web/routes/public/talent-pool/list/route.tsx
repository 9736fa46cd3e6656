import { redirect } from 'react-router'
import { previewPeople } from '../../../../../domain/talent-pool/find-people.ts'
import { isFiltered, readTalentFilter } from '../../../../../domain/talent-pool/talent-filter.schema.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { cleanAddress } from '../../../../parts/shared/filters/clean-address.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { talentCardView } from '../../../../parts/shared/talents/talent-card.server.ts'
import { talentListView } from '../../../../parts/shared/talents/talent-list.server.ts'
import { TalentList } from '../../../../parts/shared/talents/talent-list.tsx'
import { WordSearch } from '../../../../parts/shared/talents/word-search.tsx'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { TwoSides } from './two-sides.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const clean = cleanAddress(url)
  if (clean !== null) throw redirect(clean)
  const filter = readTalentFilter(url.searchParams)
  const found = await previewPeople(ctx, filter)
  const path = href('talent-pool', ctx.locale)
  return {
    list: talentListView(found, { locale: ctx.locale, path, search: url.searchParams }),
    talents: found.cards.map(profile => talentCardView(profile, ctx.locale)),
    isWhole: !isFiltered(filter) && filter.page === 1,
    isGuest: ctx.actor.kind === 'guest',
  }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('talent.pool.title'),
    description: t('talent.pool.meta'),
    // One page for search engines: what a filter finds changes with each person who comes or goes.
    isHidden: args.loaderData ? !args.loaderData.isWhole : false,
  })
}

export default function TalentPool({ loaderData }: Route.ComponentProps) {
  const { list, talents, isWhole, isGuest } = loaderData
  const { t, to } = useTexts()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page grid grow content-start gap-5 py-6 outline-none sm:gap-6 sm:py-10"
    >
      <div className="grid gap-2">
        <h1 className="text-2xl hyphens-auto wrap-anywhere sm:text-3xl">{t('talent.pool.title')}</h1>
        <p className="max-w-prose text-ink-soft">{t('talent.pool.intro')}</p>
      </div>
      {isWhole && <TwoSides />}
      <WordSearch list={list} />
      <TalentList list={list} talents={talents} toOf={id => to('talent-profile', { id })}>
        {talents.length > 0 && isGuest && (
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <p className="text-ink-soft">{t('talent.pool.more')}</p>
            <LinkButton to={to('employer-talent-pool')} variant="secondary">
              {t('talent.pool.employers-action')}
            </LinkButton>
          </div>
        )}
      </TalentList>
    </main>
  )
}
