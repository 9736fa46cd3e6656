import { redirect } from 'react-router'
import { localeOf } from '../../../addresses.ts'
import { isFailedLoad, loadOrFail } from '../../../parts/public/failed-load/load-or-fail.ts'
import { useLastLoaded } from '../../../parts/public/failed-load/use-last-loaded.ts'
import { JobListPage } from '../../../parts/public/job-list/job-list-page.tsx'
import { settledAddress } from '../../../parts/public/job-list/settled-address.server.ts'
import { withoutEmptyPages } from '../../../parts/shared/filters/without-empty-pages.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import type { Route } from './+types/route.ts'
import { loadJobMap } from './job-map.server.ts'
import { JobMap } from './job-map.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const settled = settledAddress(ctx, url)
  if (settled !== null) throw redirect(settled)
  const view = await loadJobMap(ctx, url.searchParams)
  withoutEmptyPages(view.list)
  return view
})

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrFail(args)

export const meta: Route.MetaFunction = args => {
  const { loaderData: view, location } = args
  if (!view) return []
  if (isFailedLoad(view)) return [{ title: textsOf(localeOf(location.pathname))('list.failed') }]
  const { list, title } = view
  return pageMeta(args, {
    title,
    description: list.description,
    // As for the list: one address for search engines.
    isHidden: list.query !== '',
    query: list.page > 1 ? `page=${list.page}` : '',
  })
}

export default function JobMapPage({ loaderData }: Route.ComponentProps) {
  const { view, failed } = useLastLoaded(loaderData)
  return (
    <JobListPage
      view={view.list}
      failed={failed}
      {...(view.heading && { heading: view.heading })}
      noneHint={view.noneHint}
      map={<JobMap map={view.map} />}
    />
  )
}
