import { Link } from 'react-router'
import { localeOf } from '../../../addresses.ts'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { LiveUpdates } from '../../../parts/shared/live-updates.tsx'
import { ownApplicationAction } from '../../../parts/shared/own-application/application-action.server.ts'
import { loadOwnApplication } from '../../../parts/shared/own-application/load-application.server.ts'
import { OwnApplication } from '../../../parts/shared/own-application/own-application.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) =>
  loadOwnApplication(ctx, { id: args.params.id }),
)

export const action = ownApplicationAction(({ params }) => ({ id: params.id ?? '' }))

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = args.loaderData?.view.job.title ?? t('own-application.title')
  return pageMeta(args, { title, description: t('own-application.title'), isHidden: true })
}

export default function MyApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { view, held, beside } = loaderData
  return (
    <AreaPage
      title={view.job.title}
      intro={
        <>
          {view.employer} ·{' '}
          <Link className="link" to={to('dashboard')}>
            {t('own-application.all')}
          </Link>
        </>
      }
      tabs={null}
    >
      <LiveUpdates kinds={['application', 'message', 'invitation']} />
      <OwnApplication view={view} held={held} beside={beside} answer={actionData} />
    </AreaPage>
  )
}
