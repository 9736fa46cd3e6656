import { readFeed } from '../../../../../domain/feeds/read-feeds.ts'
import { localeOf } from '../../../../addresses.ts'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { feedForms } from '../../../../parts/shared/feeds/feed-forms.server.ts'
import { FeedPage } from '../../../../parts/shared/feeds/feed-page.tsx'
import { feedPageView } from '../../../../parts/shared/feeds/feed-view.server.ts'
import { rowId } from '../../../../parts/shared/feeds/run-view.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request, params }: Route.LoaderArgs) => {
  const found = await readFeed(ctx, rowId(params.id))
  const employer = await currentEmployer(ctx, request, found.feed.employerId)
  return { employer, feed: feedPageView(ctx, found) }
})

export const action = formAction(feedForms('employer'))

/** Previewing a mapping saves nothing, so the rest of the page is not loaded again. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidate): boolean {
  return formData?.get('go') === 'preview' ? false : defaultShouldRevalidate
}
type ShouldRevalidate = { formData?: FormData; defaultShouldRevalidate: boolean }

export const meta: Route.MetaFunction = args => {
  const title = args.loaderData?.feed.name ?? textsOf(localeOf(args.location.pathname))('feeds.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function EmployerFeed({ loaderData: { employer, feed }, actionData }: Route.ComponentProps) {
  return (
    <EmployerArea
      employer={employer}
      title={feed.name}
      intro={<span className="break-all">{feed.source}</span>}
    >
      <FeedPage feed={feed} area="employer" answer={actionData} query={employer.query} />
    </EmployerArea>
  )
}
