import { Link } from 'react-router'
import { z } from 'zod'
import { addSeekerProfile } from '../../../../domain/job-seekers/add-seeker-profile.ts'
import { readRecommendationSettings } from '../../../../domain/recommendations/change-settings.ts'
import { listDismissedJobs } from '../../../../domain/recommendations/list-dismissed-jobs.ts'
import { localeOf } from '../../../addresses.ts'
import { OwnRules } from '../../../parts/seeker/recommendations/own-rules.tsx'
import { RecommendationList } from '../../../parts/seeker/recommendations/recommendation-list.tsx'
import { loadRecommendations } from '../../../parts/seeker/recommendations/recommendations.server.ts'
import { UndoNotice, type UndoView } from '../../../parts/seeker/recommendations/undo-notice.tsx'
import { seekerTabs } from '../../../parts/seeker/seeker-tabs.ts'
import { AddSeekerProfile } from '../../../parts/shared/add-seeker-profile.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { KeptFocus } from '../../../parts/shared/kept-focus.tsx'
import { LiveUpdates } from '../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import {
  dismissForms,
  profilingForm,
  ruleForms,
  weeklyMailForm,
} from '../../../parts/shared/recommendations/recommendation-forms.server.ts'
import { ownRuleViews } from '../../../parts/shared/recommendations/rule-text.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { HiddenJobs } from './hidden-jobs.tsx'
import { WeeklyMail } from './weekly-mail.tsx'

const mostShown = 30

export const loader = pageLoader(async (ctx, _args: Route.LoaderArgs) => {
  if (ctx.actor.kind === 'user' && !ctx.actor.isJobSeeker) return null
  const { hasWeeklyMail } = await readRecommendationSettings(ctx)
  const hidden = await listDismissedJobs(ctx)
  return {
    recommendations: await loadRecommendations(ctx, mostShown),
    hasWeeklyMail,
    rules: await ownRuleViews(ctx),
    hidden: hidden.map(({ job }) => ({ jobId: job.id, title: job.title, employer: job.employer.name })),
  }
})

export const action = formAction<UndoView>({
  ...dismissForms,
  ...ruleForms,
  ...profilingForm,
  ...weeklyMailForm,
  'add-seeker': form({ schema: z.object({}) }, async (ctx, _input, { request }) => {
    await addSeekerProfile(ctx)
    return redirectWithToast(thisPageAgain(request), 'seeker-area.added')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('recommendation.title'),
    description: t('recommendation.intro'),
    isHidden: true,
  })
}

export default function Recommendations({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t, to } = texts
  const intro = (
    <>
      {t('recommendation.intro')}{' '}
      <Link className="link" to={to('list-rules')}>
        {t('recommendation.how')}
      </Link>
    </>
  )
  return (
    <AreaPage title={t('recommendation.title')} intro={intro} tabs={seekerTabs(texts)}>
      <LiveUpdates kinds={['recommendation']} />
      {!loaderData && <AddSeekerProfile />}
      {loaderData && (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <KeptFocus of={actionData?.done?.text ?? ''} className="grid min-w-0 gap-4">
            {actionData?.done && <UndoNotice {...actionData.done} />}
            <RecommendationList view={loaderData.recommendations} heading="h2" />
            {loaderData.recommendations.state === 'ready' && (
              <p>
                <Link className="link inline-flex min-h-11 items-center" to={`${to('jobs')}?sort=fit`}>
                  {t('recommendation.by-filter')}
                </Link>
              </p>
            )}
          </KeptFocus>
          <div className="grid gap-6">
            <OwnRules rules={loaderData.rules} />
            <WeeklyMail isOn={loaderData.hasWeeklyMail} />
            <HiddenJobs jobs={loaderData.hidden} />
          </div>
        </div>
      )}
    </AreaPage>
  )
}
