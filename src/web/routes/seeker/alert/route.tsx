import { Link } from 'react-router'
import { localeOf } from '../../../addresses.ts'
import { alertAction } from '../../../parts/shared/alerts/alert-action.server.ts'
import { AlertPageBody } from '../../../parts/shared/alerts/alert-page.tsx'
import { CriteriaLine } from '../../../parts/shared/alerts/criteria-line.tsx'
import { loadAlertPage } from '../../../parts/shared/alerts/load-alert.server.ts'
import { AreaPage } from '../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) =>
  loadAlertPage(ctx, args, { id: args.params.id }),
)

export const action = alertAction(({ params }) => ({ id: params.id ?? '' }))

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = args.loaderData?.alert.name ?? t('alert.title')
  return pageMeta(args, { title, description: t('alert.list.intro'), isHidden: true })
}

export default function OwnAlert({ loaderData: view, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <AreaPage
      title={view.alert.name}
      intro={
        <>
          <CriteriaLine alert={view.alert} />
          <Link className="link" to={to('alerts')}>
            {t('alert.one.all')}
          </Link>
        </>
      }
      tabs={null}
    >
      <AlertPageBody view={view} answer={actionData} />
    </AreaPage>
  )
}
