import { emailOnlySchema } from '../../../../../domain/accounts/account.schema.ts'
import { renewGuestLink } from '../../../../../domain/applications/renew-guest-link.ts'
import { localeOf } from '../../../../addresses.ts'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { LinkForm } from '../../../../parts/shared/own-application/link-form.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../../parts/shared/sign-in/account-notice.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const action = formAction({
  link: form({ schema: emailOnlySchema }, async (ctx, { email }) => {
    await renewGuestLink(ctx, { email })
    return { sentTo: email }
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const facts = { title: t('own-application.link.title'), description: t('own-application.link.text') }
  return pageMeta(args, { ...facts, isHidden: true })
}

/** The answer is the same whether or not there are applications, so that nobody can find out who applied. */
export default function LostLink({ actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AreaPage title={t('own-application.title')} intro={t('own-application.link.intro')} tabs={null}>
      {actionData?.done ? (
        <AccountNotice tone="good" isAnswer>
          {t('own-application.link.sent', { email: actionData.done.sentTo })}
        </AccountNotice>
      ) : (
        <LinkForm answer={actionData} />
      )}
    </AreaPage>
  )
}
