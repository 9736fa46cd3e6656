import { redirect } from 'react-router'
import { saveSearch } from '../../../../../domain/talent-pool/searches/saved-searches.ts'
import { readTalentFilter } from '../../../../../domain/talent-pool/talent-filter.schema.ts'
import { savedSearchSchema } from '../../../../../domain/talent-pool/talent-pool.schema.ts'
import { localeOf } from '../../../../addresses.ts'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { cleanAddress } from '../../../../parts/shared/filters/clean-address.ts'
import { type FilteredList, pageAddress } from '../../../../parts/shared/filters/list-view.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { TalentList } from '../../../../parts/shared/talents/talent-list.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../../server/this-page.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import { TalentFrame } from '../talent-frame.tsx'
import type { Route } from './+types/route.ts'
import { SaveSearch } from './save-search.tsx'
import { SearchForm } from './search-form.tsx'
import { talentSearchView } from './search-view.server.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const clean = cleanAddress(url)
  if (clean !== null) throw redirect(clean)
  const employer = await currentEmployer(ctx, request)
  const view = employer.isByAdmin ? null : await talentSearchView(ctx, employer, url.searchParams)
  return { employer, view }
})

export const action = formAction({
  save: form({ schema: savedSearchSchema }, async (ctx, input, { request }) => {
    const { employerId } = await currentEmployer(ctx, request)
    const filter = readTalentFilter(new URL(request.url).searchParams)
    await saveSearch(ctx, { ...input, employerId, filter })
    return redirectWithToast(thisPageAgain(request), 'talent.search.saved')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('talent.search.title'),
    description: t('talent.search.intro'),
    isHidden: true,
  })
}

export default function EmployerTalentPool({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { employer, view } = loaderData
  return (
    <TalentFrame employer={employer} title={t('talent.search.title')} intro={t('talent.search.intro')} isWide>
      {view?.isLocked && (
        <AreaSection title={t('talent.search.locked')} text={t('talent.search.locked-text')}>
          {null}
        </AreaSection>
      )}
      {view && !view.isLocked && (
        <>
          <SearchForm view={view} />
          <TalentList
            list={view.list}
            talents={view.talents}
            toOf={id => to('employer-talent', { id }) + withListQuery(view.list)}
          >
            <SaveSearch key={view.criteria} answer={actionData} />
          </TalentList>
        </>
      )}
    </TalentFrame>
  )
}

/** The search goes along: the profile says what fits the chosen ad, and leads back to the same list. */
function withListQuery(list: FilteredList): string {
  return pageAddress(list, list.page).slice(list.listPath.length)
}
