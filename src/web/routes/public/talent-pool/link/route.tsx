import { z } from 'zod'
import { leaveByLink, readPoolByLink, stayByLink } from '../../../../../domain/talent-pool/pool-by-link.ts'
import { formatDate } from '../../../../../i18n/format.ts'
import { localeOf } from '../../../../addresses.ts'
import { linkHeaders, linkMeta } from '../../../../parts/shared/alerts/link-page.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { AccountNotice } from '../../../../parts/shared/sign-in/account-notice.tsx'
import { linkedOrGone } from '../../../../parts/shared/talents/linked-or-gone.server.ts'
import { TalentLinkGone } from '../../../../parts/shared/talents/talent-link-gone.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => linkHeaders(loaderHeaders)

export const loader = pageLoader(async (ctx, { params: { token } }: Route.LoaderArgs) =>
  linkedOrGone(async () => {
    const { isOn, consentUntil } = await readPoolByLink(ctx, { token })
    return { isOn, until: consentUntil ? formatDate(consentUntil, ctx.locale) : '' }
  }),
)

export const action = formAction<'stayed' | 'left' | 'off'>({
  stay: form({ schema: z.object({}) }, async (ctx, _input, { params: { token = '' } }) => {
    const { isOn } = await stayByLink(ctx, { token })
    return isOn ? ('stayed' as const) : ('off' as const)
  }),
  leave: form({ schema: z.object({}) }, async (ctx, _input, { params: { token = '' } }) => {
    await leaveByLink(ctx, { token })
    return 'left' as const
  }),
})

export const meta: Route.MetaFunction = args =>
  linkMeta(args, textsOf(localeOf(args.location.pathname))('talent.link.title'))

/** Opening the link changes nothing, because mail scanners open links. */
export default function TalentLink({ loaderData: view, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const done = actionData?.done
  if (!view) return <TalentLinkGone />
  return (
    <AreaPage
      title={t('talent.link.title')}
      intro={view.isOn ? t('talent.link.on', { date: view.until }) : ''}
      tabs={null}
    >
      {done && (
        <AccountNotice tone="good" isAnswer>
          {t(`talent.link.${done}`)}
        </AccountNotice>
      )}
      {!done && !view.isOn && <AccountNotice tone="plain">{t('talent.link.off')}</AccountNotice>}
      {view.isOn && (
        <div className="flex flex-wrap gap-4">
          {done !== 'stayed' && (
            <ActionButton form="stay" variant="next">
              {t('talent.link.stay')}
            </ActionButton>
          )}
          <ActionButton form="leave" variant="secondary">
            {t('talent.link.leave')}
          </ActionButton>
        </div>
      )}
      <p>
        <LinkButton to={to('my-talent-pool')} variant="quiet">
          {t('talent.link.to-own')}
        </LinkButton>
      </p>
    </AreaPage>
  )
}
