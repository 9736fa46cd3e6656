import { z } from 'zod'
import { Invalid } from '../../../../domain/caller/errors.ts'
import { findEmployerNamed } from '../../../../domain/employers/load-employer-head.ts'
import { listAllFeeds } from '../../../../domain/feeds/read-feeds.ts'
import { localeOf } from '../../../addresses.ts'
import { useAdminTabs } from '../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../parts/shared/area-page.tsx'
import { createFrom, createSchema } from '../../../parts/shared/feeds/feed-forms.server.ts'
import { FeedList } from '../../../parts/shared/feeds/feed-list.tsx'
import { feedRowView } from '../../../parts/shared/feeds/feed-view.server.ts'
import { NewFeedForm } from '../../../parts/shared/feeds/new-feed-form.tsx'
import { syncLogView } from '../../../parts/shared/feeds/sync-log.server.ts'
import { SyncLog } from '../../../parts/shared/feeds/sync-log.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const feeds = await listAllFeeds(ctx)
  return { feeds: feeds.map(feed => feedRowView(ctx, feed)), log: await syncLogView(ctx, request) }
})

const schema = createSchema.and(z.object({ employer: z.string('feeds.problem.employer').trim().max(200) }))

export const action = formAction({
  create: form({ schema }, async (ctx, input) => {
    const employer = await findEmployerNamed(ctx, input.employer)
    if (!employer) throw new Invalid({ employer: [{ key: 'feeds.problem.employer' }] })
    return createFrom(ctx, 'admin', { ...input, employerId: employer.id })
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('feeds.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function AdminFeeds({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <AreaPage title={t('feeds.title')} intro={t('feeds.admin-intro')} tabs={useAdminTabs()}>
      <AreaSection title={t('feeds.back')}>
        <FeedList feeds={loaderData.feeds} area="admin" />
      </AreaSection>
      <AreaSection title={t('feeds.new')} text={t('feeds.new-text')}>
        <NewFeedForm answer={actionData} area="admin" />
      </AreaSection>
      <SyncLog log={loaderData.log} />
    </AreaPage>
  )
}
