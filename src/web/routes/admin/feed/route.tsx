import { readFeed } from '../../../../domain/feeds/read-feeds.ts'
import { localeOf } from '../../../addresses.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { feedForms } from '../../../parts/shared/feeds/feed-forms.server.ts'
import { FeedPage } from '../../../parts/shared/feeds/feed-page.tsx'
import { feedPageView } from '../../../parts/shared/feeds/feed-view.server.ts'
import { rowId } from '../../../parts/shared/feeds/run-view.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => ({
  feed: feedPageView(ctx, await readFeed(ctx, rowId(params.id))),
}))

export const action = formAction(feedForms('admin'))

/** Previewing a mapping saves nothing, so the rest of the page is not loaded again. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidate): boolean {
  return formData?.get('go') === 'preview' ? false : defaultShouldRevalidate
}
type ShouldRevalidate = { formData?: FormData; defaultShouldRevalidate: boolean }

export const meta: Route.MetaFunction = args => {
  const title = args.loaderData?.feed.name ?? textsOf(localeOf(args.location.pathname))('feeds.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function AdminFeed({ loaderData: { feed }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const intro = texts.t('feeds.employer-of', { employer: feed.employer })
  return (
    <AreaPage title={feed.name} intro={intro} tabs={useAdminTabs()}>
      <FeedPage feed={feed} area="admin" answer={actionData} />
    </AreaPage>
  )
}
