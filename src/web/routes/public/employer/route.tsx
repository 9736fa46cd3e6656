import { readFirstAnswer } from '../../../../domain/employers/first-answer.ts'
import { searchJobs } from '../../../../domain/job-search/search-jobs.ts'
import { findOwnMarks } from '../../../../domain/job-seekers/find-own-marks.ts'
import { employerOf } from '../../../parts/public/employer-address.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { getFacts } from '../../../server/context.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'
import { EmployerPage } from './employer-page.tsx'
import { employerPageView } from './employer-view.server.ts'

const shownJobs = 10

export const loader = pageLoader(async (ctx, { params, request, context }: Route.LoaderArgs) => {
  const employer = await employerOf(ctx, 'employer', params.key, new URL(request.url))
  const [{ jobs }, firstAnswer] = await Promise.all([
    searchJobs(ctx, { employer: [employer.id], sort: 'newest', pageSize: shownJobs }),
    readFirstAnswer(ctx, employer.id),
  ])
  const marks = await findOwnMarks(ctx, { jobIds: jobs.map(({ id }) => id), employerIds: [employer.id] })
  const { publicUrl } = getFacts(context).env
  return employerPageView(ctx, employer, { jobs, firstAnswer, marks, publicUrl })
})

export const meta: Route.MetaFunction = args => {
  const { loaderData: employer } = args
  if (!employer) return []
  return pageMeta(args, { title: employer.title, description: employer.description })
}

export default function Employer({ loaderData }: Route.ComponentProps) {
  return <EmployerPage employer={loaderData} />
}
