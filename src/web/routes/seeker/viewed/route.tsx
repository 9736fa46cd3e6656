import { redirect } from 'react-router'
import { z } from 'zod'
import { limits } from '../../../../config/limits.ts'
import { addSeekerProfile } from '../../../../domain/job-seekers/add-seeker-profile.ts'
import { clearViewedJobs } from '../../../../domain/viewed-jobs/clear-viewed-jobs.ts'
import { listViewedJobs } from '../../../../domain/viewed-jobs/list-viewed-jobs.ts'
import { href, localeOf } from '../../../addresses.ts'
import { seekerTabs } from '../../../parts/seeker/seeker-tabs.ts'
import { viewedJobViews } from '../../../parts/seeker/viewed-job.server.ts'
import { AddSeekerProfile } from '../../../parts/shared/add-seeker-profile.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ViewedList } from './viewed-list.tsx'

const pageSchema = z.coerce.number().int().min(1).max(limits.viewedJobs).catch(1)

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  if (ctx.actor.kind === 'user' && !ctx.actor.isJobSeeker) return null
  const page = pageSchema.parse(new URL(request.url).searchParams.get('page') ?? 1)
  const { rows, pages } = await listViewedJobs(ctx, { page, pageSize: limits.pageSize })
  if (rows.length === 0 && page > 1) throw redirect(href('viewed', ctx.locale))
  return { page, pages, jobs: await viewedJobViews(ctx, rows) }
})

export const action = formAction({
  clear: form({ schema: z.object({}) }, async ctx => {
    await clearViewedJobs(ctx)
    return redirectWithToast(href('viewed', ctx.locale), 'bookmark-list.viewed.cleared')
  }),
  'add-seeker': form({ schema: z.object({}) }, async ctx => {
    await addSeekerProfile(ctx)
    return redirectWithToast(href('viewed', ctx.locale), 'seeker-area.added')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('bookmark-list.viewed.title'),
    description: t('bookmark-list.viewed.intro'),
    isHidden: true,
  })
}

export default function ViewedJobs({ loaderData: list }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <AreaPage
      title={t('bookmark-list.viewed.title')}
      intro={t('bookmark-list.viewed.intro')}
      tabs={seekerTabs(texts)}
    >
      {list ? <ViewedList list={list} /> : <AddSeekerProfile />}
    </AreaPage>
  )
}
