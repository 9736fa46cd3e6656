import { data, Link } from 'react-router'
import { z } from 'zod'
import { unsubscribeAlert } from '../../../../../domain/alerts/change-alert.ts'
import { readAlert } from '../../../../../domain/alerts/read-own-alerts.ts'
import { isDomainError } from '../../../../../domain/caller/errors.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { AlertLinkGone } from '../../../../parts/shared/alerts/alert-link-gone.tsx'
import { linkHeaders, linkMeta } from '../../../../parts/shared/alerts/link-page.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { AccountNotice } from '../../../../parts/shared/sign-in/account-notice.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, { params: { token } }: Route.LoaderArgs) => {
  try {
    const { alert } = await readAlert(ctx, { token })
    return { name: alert.name, settingsTo: href('alert-link', ctx.locale, { token }) }
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'not-found') throw error
    return data(null, { status: 404 })
  }
})

export const action = formAction({
  unsubscribe: form({ schema: z.object({}) }, async (ctx, _input, { params: { token = '' } }) => {
    const { alert } = await readAlert(ctx, { token })
    await unsubscribeAlert(ctx, { token })
    return { isGuest: alert.isGuest }
  }),
})

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('alert.unsubscribe.title'))

/**
 * Opening the link changes nothing, because mail scanners open links. The mail program's own button is answered in `answer-one-click.ts`.
 */
export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const done = actionData?.done
  if (done) {
    return (
      <AreaPage title={t('alert.unsubscribe.done')} intro="" tabs={null}>
        <AccountNotice tone="good" isAnswer>
          {t(done.isGuest ? 'alert.unsubscribe.done-guest' : 'alert.unsubscribe.done-person')}
        </AccountNotice>
      </AreaPage>
    )
  }
  if (!loaderData) return <AlertLinkGone />
  const { name, settingsTo } = loaderData
  return (
    <AreaPage title={t('alert.unsubscribe.title')} intro={t('alert.unsubscribe.text', { name })} tabs={null}>
      <ActionButton form="unsubscribe" variant="primary">
        {t('alert.unsubscribe.action')}
      </ActionButton>
      <p>
        {t('alert.unsubscribe.instead')}{' '}
        <Link className="link" to={settingsTo}>
          {t('alert.unsubscribe.settings')}
        </Link>
      </p>
    </AreaPage>
  )
}
