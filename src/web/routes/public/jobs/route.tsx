import { redirect } from 'react-router'
import { localeOf } from '../../../addresses.ts'
import { isFailedLoad, loadOrFail } from '../../../parts/public/failed-load/load-or-fail.ts'
import { useLastLoaded } from '../../../parts/public/failed-load/use-last-loaded.ts'
import { loadJobList } from '../../../parts/public/job-list/job-list.server.ts'
import { JobListPage } from '../../../parts/public/job-list/job-list-page.tsx'
import { pack, unpack } from '../../../parts/public/job-list/packed.ts'
import { settledAddress } from '../../../parts/public/job-list/settled-address.server.ts'
import { withoutEmptyPages } from '../../../parts/shared/filters/without-empty-pages.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const settled = settledAddress(ctx, url)
  // Without scripts a form also sends empty fields, and a sentence is no filter yet. Redirecting gives an address worth sharing.
  if (settled !== null) throw redirect(settled)
  return pack(withoutEmptyPages(await loadJobList(ctx, url.searchParams)))
})

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrFail(args)

export const meta: Route.MetaFunction = args => {
  const { loaderData, location } = args
  if (!loaderData) return []
  const locale = localeOf(location.pathname)
  const t = textsOf(locale)
  if (isFailedLoad(loaderData)) return [{ title: t('list.failed') }]
  const view = unpack(loaderData)
  return [
    ...pageMeta(args, {
      title: view.title,
      description: view.description,
      // Search engines get one address for the list; combinations of filters are practically endless.
      isHidden: view.query !== '',
      query: view.page > 1 ? `page=${view.page}` : '',
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: t('jobs.feed'),
      href: view.feedTo,
    },
  ]
}

export default function JobList({ loaderData }: Route.ComponentProps) {
  const { view, failed } = useLastLoaded(loaderData)
  return <JobListPage view={unpack(view)} failed={failed} />
}
