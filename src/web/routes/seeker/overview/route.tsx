import { z } from 'zod'
import { listAlerts } from '../../../../domain/alerts/read-own-alerts.ts'
import { ownListSchema } from '../../../../domain/applications/application.schema.ts'
import {
  listOwnApplications,
  listWaitingApplications,
} from '../../../../domain/applications/list-own-applications.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { addSeekerProfile } from '../../../../domain/job-seekers/add-seeker-profile.ts'
import { readOwnCvReading } from '../../../../domain/job-seekers/cv-reading/read-own-cv-reading.ts'
import {
  answerOutsideApplication,
  listToAsk,
} from '../../../../domain/outside-applications/answer-outside-application.ts'
import { readPoolNews } from '../../../../domain/talent-pool/read-own-pool.ts'
import { listViewedJobs } from '../../../../domain/viewed-jobs/list-viewed-jobs.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { href, localeOf } from '../../../addresses.ts'
import { loadRecommendations } from '../../../parts/seeker/recommendations/recommendations.server.ts'
import type { UndoView } from '../../../parts/seeker/recommendations/undo-notice.tsx'
import { seekerTabs } from '../../../parts/seeker/seeker-tabs.ts'
import { viewedJobViews } from '../../../parts/seeker/viewed-job.server.ts'
import { AddSeekerProfile } from '../../../parts/shared/add-seeker-profile.tsx'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { LiveUpdates } from '../../../parts/shared/live-updates.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import {
  dismissForms,
  profilingForm,
} from '../../../parts/shared/recommendations/recommendation-forms.server.ts'
import { getFacts } from '../../../server/context.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { AlertNews } from './alert-news.tsx'
import { ApplicationList } from './application-list.tsx'
import { applicationRows } from './application-rows.server.ts'
import { CvNews, type CvNewsView } from './cv-news.tsx'
import { LastViewed } from './last-viewed.tsx'
import { OutsideQuestions } from './outside-questions.tsx'
import { PoolNews } from './pool-news.tsx'
import { RecommendationNews } from './recommendation-news.tsx'
import { loadSeekerSummary } from './seeker-summary.server.ts'
import { SeekerSummary } from './seeker-summary.tsx'
import { WaitingForYou } from './waiting-for-you.tsx'

const viewedJobs = 3
const shownRecommendations = 4
const shownAlerts = 5

export const loader = pageLoader(async (ctx, { request, context }: Route.LoaderArgs) => {
  const query = ownListSchema.parse(Object.fromEntries(new URL(request.url).searchParams))
  const list = await listOwnApplications(ctx, query)
  const { person } = getFacts(context)
  const isSeeker = ctx.actor.kind === 'user' && ctx.actor.isJobSeeker
  return {
    name: person?.name ?? '',
    tab: query.tab,
    counts: list.counts,
    page: list.page,
    pages: list.pages,
    rows: applicationRows(ctx, list.rows),
    waiting: applicationRows(ctx, await listWaitingApplications(ctx)),
    alerts: isSeeker ? await alertNews(ctx) : [],
    cvNews: isSeeker ? await cvNews(ctx) : null,
    questions: isSeeker ? await outsideQuestions(ctx) : [],
    viewed: isSeeker ? await lastViewed(ctx) : [],
    recommendations: isSeeker ? await loadRecommendations(ctx, shownRecommendations) : null,
    pool: isSeeker ? await readPoolNews(ctx) : null,
    summary: isSeeker ? await loadSeekerSummary(ctx, person?.isOnboarded ?? false) : null,
  }
})

/** Alerts with the most unread jobs first, and only a few of them. */
async function alertNews(ctx: Context) {
  const alerts = (await listAlerts(ctx)).filter(({ unread }) => unread > 0)
  return alerts
    .sort((one, other) => other.unread - one.unread)
    .slice(0, shownAlerts)
    .map(({ id, name, unread }) => ({ id, name, unread }))
}

async function cvNews(ctx: Context): Promise<CvNewsView> {
  const status = (await readOwnCvReading(ctx))?.status ?? 'taken'
  if (status === 'taken') return null
  return status === 'read' || status === 'failed' ? status : 'open'
}

async function lastViewed(ctx: Context) {
  const { rows } = await listViewedJobs(ctx, { page: 1, pageSize: viewedJobs })
  return viewedJobViews(ctx, rows)
}

async function outsideQuestions(ctx: Context) {
  const { locale } = ctx
  return (await listToAsk(ctx)).map(({ jobId, title, slug, employer, leftAt }) => ({
    jobId,
    title,
    employer,
    to: href('job', locale, { key: `${jobId}-${slug}` }),
    leftOn: formatDate(leftAt, locale),
  }))
}

const outsideSchema = z.object({ jobId: rowIdSchema, answer: z.enum(['applied', 'not-applied']) })

export const action = formAction<UndoView>({
  ...dismissForms,
  ...profilingForm,
  'add-seeker': form({ schema: z.object({}) }, async ctx => {
    await addSeekerProfile(ctx)
    return redirectWithToast(href('dashboard', ctx.locale), 'seeker-area.added')
  }),
  outside: form({ schema: outsideSchema }, async (ctx, input) => {
    await answerOutsideApplication(ctx, input)
    return redirectWithToast(href('dashboard', ctx.locale), 'seeker-area.outside.thanks')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const description = t('seeker-area.intro')
  return pageMeta(args, { title: t('dashboard.title'), description, isHidden: true })
}

export default function SeekerDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  const { name, summary, counts } = loaderData
  return (
    <AreaPage title={t('dashboard.hello', { name })} intro={t('seeker-area.intro')} tabs={seekerTabs(texts)}>
      <LiveUpdates kinds={['application', 'message', 'invitation', 'cv', 'recommendation', 'contact']} />
      {!summary && <AddSeekerProfile />}
      {(summary || counts.all > 0) && (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-8">
            <CvNews news={loaderData.cvNews} />
            <WaitingForYou rows={loaderData.waiting} />
            {loaderData.pool && <PoolNews news={loaderData.pool} />}
            <ApplicationList list={loaderData} searchQuery={summary?.query ?? ''} />
            {loaderData.recommendations && (
              <RecommendationNews view={loaderData.recommendations} undo={actionData?.done ?? null} />
            )}
            <AlertNews alerts={loaderData.alerts} />
            <OutsideQuestions questions={loaderData.questions} />
            <LastViewed jobs={loaderData.viewed} />
          </div>
          {summary && <SeekerSummary summary={summary} />}
        </div>
      )}
    </AreaPage>
  )
}
