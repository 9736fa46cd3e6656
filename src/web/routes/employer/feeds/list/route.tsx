import { listFeeds } from '../../../../../domain/feeds/read-feeds.ts'
import { localeOf } from '../../../../addresses.ts'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { AreaSection } from '../../../../parts/shared/area-page.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { createFrom, createSchema } from '../../../../parts/shared/feeds/feed-forms.server.ts'
import { FeedList } from '../../../../parts/shared/feeds/feed-list.tsx'
import { feedRowView } from '../../../../parts/shared/feeds/feed-view.server.ts'
import { NewFeedForm } from '../../../../parts/shared/feeds/new-feed-form.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, request)
  const feeds = await listFeeds(ctx, employer.employerId)
  return { employer, feeds: feeds.map(feed => feedRowView(ctx, feed)) }
})

export const action = formAction({
  create: form({ schema: createSchema }, async (ctx, input, { request }) => {
    const { employerId } = await currentEmployer(ctx, request)
    return createFrom(ctx, 'employer', { ...input, employerId })
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('feeds.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function EmployerFeeds({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <EmployerArea employer={loaderData.employer} title={t('feeds.title')} intro={t('feeds.intro')}>
      <AreaSection title={t('feeds.list')}>
        <FeedList feeds={loaderData.feeds} />
      </AreaSection>
      <AreaSection title={t('feeds.new')} text={t('feeds.new-text')}>
        <NewFeedForm answer={actionData} area="employer" />
      </AreaSection>
    </EmployerArea>
  )
}
