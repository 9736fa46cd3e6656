import { listFeeds } from '../../../../../domain/feeds/read-feeds.ts'
import { localeOf } from '../../../../addresses.ts'
import { form, formAction } from '../../../../form.server.ts'
import { pageLoader } from '../../../../outcome.server.ts'
import { AreaSection } from '../../../../parts/area-page.tsx'
import { currentEmployer } from '../../../../parts/current-employer.server.ts'
import { EmployerArea } from '../../../../parts/employer-area.tsx'
import { createFrom, createSchema } from '../../../../parts/feeds/feed-forms.server.ts'
import { FeedList } from '../../../../parts/feeds/feed-list.tsx'
import { feedRowView } from '../../../../parts/feeds/feed-view.server.ts'
import { NewFeedForm } from '../../../../parts/feeds/new-feed-form.tsx'
import { pageMeta } from '../../../../parts/page-meta.ts'
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

/** The feeds of an employer and the way to a new one. */
export default function EmployerFeeds({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <EmployerArea employer={loaderData.employer} title={t('feeds.title')} intro={t('feeds.intro')}>
      <AreaSection title={t('feeds.list')}>
        <FeedList feeds={loaderData.feeds} area="employer" />
      </AreaSection>
      <AreaSection title={t('feeds.new')} text={t('feeds.new-text')}>
        <NewFeedForm answer={actionData} area="employer" />
      </AreaSection>
    </EmployerArea>
  )
}
