import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { localeOf, pagePath } from '../../../addresses.ts'
import { loadJobList } from '../../../parts/public/job-list/job-list.server.ts'
import { JobListPage } from '../../../parts/public/job-list/job-list-page.tsx'
import { readListOfAd } from '../../../parts/public/list-and-ad/read-list-of-ad.server.ts'
import { pageQuery } from '../../../parts/shared/filters/clean-address.ts'
import { hasRoomForBoth, listParam } from '../../../parts/shared/list-of-ad.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'

/** The list that an ad was chosen from stays in place while ads come and go beside it: it is fetched once. */
export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const url = new URL(request.url)
  const list = readListOfAd(url.searchParams)
  if (list === null) return null
  // Landing pages share the addresses of ads, but are lists themselves.
  const isAd = /\/\d[^/]*$/.test(pagePath(url.pathname))
  if (list === 'nonsense' || !isAd) throw redirect(withoutList(url))
  return loadJobList(ctx, list)
})

/** A phone shows the ad alone and need not load the list. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return hasRoomForBoth() ? await serverLoader() : null
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod !== undefined || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  const isOther = localeOf(currentUrl.pathname) !== localeOf(nextUrl.pathname)
  return isOther || currentUrl.searchParams.get(listParam) !== nextUrl.searchParams.get(listParam)
}

export default function ListAndAd({ loaderData: view }: Route.ComponentProps) {
  if (view === null) return <Outlet context={null} />
  return <JobListPage view={view} ad={<Outlet context={view} />} />
}

function withoutList(url: URL): string {
  const search = new URLSearchParams(pageQuery(url))
  search.delete(listParam)
  const query = search.toString()
  return pagePath(url.pathname) + (query && `?${query}`)
}
