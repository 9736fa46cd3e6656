import { data } from 'react-router'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import { localeOf } from '../../../../addresses.ts'
import { alertAction } from '../../../../parts/shared/alerts/alert-action.server.ts'
import { AlertLinkGone } from '../../../../parts/shared/alerts/alert-link-gone.tsx'
import { AlertPageBody } from '../../../../parts/shared/alerts/alert-page.tsx'
import { CriteriaLine } from '../../../../parts/shared/alerts/criteria-line.tsx'
import { linkHeaders, linkMeta } from '../../../../parts/shared/alerts/link-page.ts'
import { loadAlertPage } from '../../../../parts/shared/alerts/load-alert.server.ts'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  try {
    return await loadAlertPage(ctx, args, { token: args.params.token })
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error
    return data(null, { status: 404 })
  }
})

/** Changes need a button, because mail scanners open links. */
export const action = alertAction(({ params }) => ({ token: params.token ?? '' }))

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('alert.title'))

/** Whoever has the link may confirm and change the alert; no account is needed. */
export default function AlertByLink({ loaderData: view, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  if (!view) return <AlertLinkGone />
  const { alert } = view
  if (alert.status === 'unconfirmed') {
    return (
      <AreaPage title={t('alert.confirm.title')} intro={t('alert.confirm.intro')} tabs={null}>
        <AreaSection title={alert.name} text={<CriteriaLine alert={alert} />}>
          <ActionButton form="confirm" variant="next">
            {t('alert.confirm.action')}
          </ActionButton>
          <p className="text-ink-soft text-sm">{t('alert.confirm.not-me')}</p>
        </AreaSection>
      </AreaPage>
    )
  }
  return (
    <AreaPage title={alert.name} intro={<CriteriaLine alert={alert} />} tabs={null}>
      <AlertPageBody view={view} answer={actionData} />
      <p className="max-w-[44rem] text-ink-soft text-sm">{t('alert.guest.intro')}</p>
    </AreaPage>
  )
}
