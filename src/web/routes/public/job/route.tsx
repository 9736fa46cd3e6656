import { redirect } from 'react-router'
import type { Context } from '../../../../domain/caller/context.ts'
import { listSimilarJobs } from '../../../../domain/job-search/list-similar-jobs.ts'
import { findOwnMarks } from '../../../../domain/job-seekers/find-own-marks.ts'
import { readJob } from '../../../../domain/jobs/read-job.ts'
import { href } from '../../../addresses.ts'
import { BreadcrumbTrail } from '../../../parts/public/breadcrumb-trail.tsx'
import { JobListPage } from '../../../parts/public/job-list/job-list-page.tsx'
import { pageQuery } from '../../../parts/shared/filters/clean-address.ts'
import { jobCardView } from '../../../parts/shared/job-card.server.ts'
import { jobPageView } from '../../../parts/shared/job-detail/job-view.server.ts'
import { ownApplicationView } from '../../../parts/shared/own-mark.server.ts'
import { getFacts } from '../../../server/context.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'
import { jobMeta } from './job-meta.ts'
import { JobPage } from './job-page.tsx'
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
  const similar = await listSimilarJobs(ctx, job, similarJobs)
  const marks = await findOwnMarks(ctx, { jobIds: [id, ...similar.map(row => row.id)] })
  const application = marks.applications.get(id)
  return {
    kind: 'job' as const,
    job: jobPageView(ctx, job, publicUrl),
    isSaved: marks.savedJobs.has(id),
    application: application ? ownApplicationView(application, ctx.locale) : null,
    similar: similar.map(row => jobCardView(ctx, row, marks)),
  }
}

export const meta: Route.MetaFunction = args => {
  const { loaderData } = args
  if (!loaderData) return []
  return loaderData.kind === 'job' ? jobMeta(args, loaderData.job) : landingMeta(args, loaderData)
}

export default function JobOrLanding({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'job') return <JobPage {...loaderData} />
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
