import { redirect, useOutletContext } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { findOwnMarks } from '../../../../domain/job-seekers/find-own-marks.ts'
import { readJob } from '../../../../domain/jobs/read-job.ts'
import { recommendBeside } from '../../../../domain/recommendations/recommend-beside.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import { JobPage } from '../../../parts/public/ad-page/job-page.tsx'
import { tariffPayView } from '../../../parts/public/ad-page/tariff-pay.server.ts'
import { BreadcrumbTrail } from '../../../parts/public/breadcrumb-trail.tsx'
import type { JobListView } from '../../../parts/public/job-list/job-list.server.ts'
import { JobListPage } from '../../../parts/public/job-list/job-list-page.tsx'
import { besideCards } from '../../../parts/shared/beside-cards.server.ts'
import { pageQuery } from '../../../parts/shared/filters/clean-address.ts'
import { withQuery } from '../../../parts/shared/filters/list-view.ts'
import { RouteErrorPage } from '../../../parts/shared/frame/route-error-page.tsx'
import { jobPageView } from '../../../parts/shared/job-detail/job-view.server.ts'
import { glanceParam } from '../../../parts/shared/list-of-ad.ts'
import { ownApplicationView } from '../../../parts/shared/own-mark.server.ts'
import { getFacts } from '../../../server/context.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'
import { jobMeta } from './job-meta.ts'
import { loadLanding } from './landing.server.ts'
import { LandingLinks } from './landing-links.tsx'
import { landingMeta } from './landing-meta.ts'

const similarJobs = 6

/** One route for two kinds of pages: `/jobs/4711-pflegefachkraft-koeln` is a job, `/jobs/pflegefachkraft-in-koeln` a landing page. */
export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  const { key } = args.params
  const id = /^(\d{1,10})(?:-|$)/.exec(key)?.[1]
  const url = new URL(args.request.url)
  if (id === undefined) return loadLanding(ctx, key, url)
  return loadJob(ctx, Number(id), key, url, getFacts(args.context).env.publicUrl)
})

async function loadJob(ctx: Context, id: number, key: string, url: URL, publicUrl: string) {
  const job = await readJob(ctx, id)
  const wanted = `${job.id}-${job.slug}`
  if (key !== wanted) throw redirect(href('job', ctx.locale, { key: wanted }) + pageQuery(url), 301)
  const beside = await recommendBeside(ctx, job, similarJobs)
  const marks = await findOwnMarks(ctx, { jobIds: [id, ...beside.jobs.map(each => each.job.id)] })
  const application = marks.applications.get(id)
  const view = jobPageView(ctx, job, publicUrl)
  return {
    kind: 'job' as const,
    job: view,
    tariffPay: tariffPayView(ctx, job, view.path, url.searchParams),
    isSaved: marks.savedJobs.has(id),
    application: application ? ownApplicationView(application, ctx.locale) : null,
    similar: besideCards(ctx, beside, marks),
    // Of the server alone: the list needs no more scripts for it.
    similarTitle: translator(ctx.locale)(`job-words.fit.${beside.isByFit ? 'beside' : 'similar'}`),
  }
}

/** What a list shows of its first ad is worth no page of errors. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const isGlance = new URL(request.url).searchParams.has(glanceParam)
  return isGlance ? serverLoader().catch(() => null) : serverLoader()
}

export const meta: Route.MetaFunction = args => {
  const { loaderData } = args
  if (!loaderData) return []
  return loaderData.kind === 'job' ? jobMeta(args, loaderData.job) : landingMeta(args, loaderData)
}

export default function JobOrLanding({ loaderData }: Route.ComponentProps) {
  const list = useOutletContext<JobListView | null>()
  if (loaderData === null) return null
  if (loaderData.kind === 'job') {
    const listTo = list ? withQuery(list.listPath, list.adQuery) : undefined
    return <JobPage {...loaderData} listTo={listTo} />
  }
  return (
    <JobListPage
      view={loaderData.list}
      heading={loaderData.heading}
      above={
        <BreadcrumbTrail
          steps={[{ name: loaderData.listName, to: loaderData.list.listPath }]}
          current={loaderData.heading}
        />
      }
      intro={<p className="mt-3 max-w-prose text-ink-soft">{loaderData.intro}</p>}
      after={<LandingLinks links={loaderData.related} />}
    />
  )
}

/** An ad that is gone or cannot be fetched leaves the list beside it as it is. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteErrorPage error={error} />
}
