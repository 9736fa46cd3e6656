import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import type { Route } from './+types/route.ts'
import { Benefits } from './benefits.tsx'
import { Categories } from './categories.tsx'
import { FeaturedEmployers, FeaturedJobs } from './featured.tsx'
import { Hero } from './hero.tsx'
import { homeView } from './home.server.ts'
import { HowItWorks } from './how-it-works.tsx'
import { StayInformed } from './stay-informed.tsx'

export const loader = pageLoader(async (ctx, _args: Route.LoaderArgs) => homeView(ctx))

export const meta: Route.MetaFunction = args => (args.loaderData ? pageMeta(args, args.loaderData.meta) : [])

export default function Home({ loaderData: view }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <Hero claim={view.claim} figures={view.figures} searches={view.searches} />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-20 pt-16 lg:gap-28 lg:pt-24">
        <Categories categories={view.categories} />
        {view.jobs.length > 0 && (
          <FeaturedJobs jobs={view.jobs} isFeatured={view.isFeatured} total={view.total} />
        )}
        {view.employers.length > 0 && <FeaturedEmployers employers={view.employers} />}
        <HowItWorks how={view.how} />
        <Benefits benefits={view.benefits} />
        <StayInformed />
      </div>
    </main>
  )
}
