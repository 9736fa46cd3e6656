import { emailOnlySchema } from '../../../../../domain/accounts/account.schema.ts'
import { subscribeReader } from '../../../../../domain/newsletter/subscribe-reader.ts'
import { localeOf } from '../../../../addresses.ts'
import { AddressOnlyForm } from '../../../../parts/shared/address-only-form.tsx'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../../parts/shared/sign-in/account-notice.tsx'
import { form, formAction } from '../../../../server/form.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const action = formAction({
  subscribe: form({ schema: emailOnlySchema }, async (ctx, { email }) => {
    await subscribeReader(ctx, { email })
    return { sentTo: email }
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('newsletter.title'), description: t('newsletter.intro') })
}

/** Also the target of the start page's form, so its mistakes are shown here. */
export default function NewsletterSignUp({ actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AreaPage title={t('newsletter.title')} intro={t('newsletter.intro')} tabs={null}>
      {actionData?.done ? (
        <AccountNotice tone="good" isAnswer title={t('newsletter.sent.title')}>
          {t('newsletter.sent.text', { email: actionData.done.sentTo })}
        </AccountNotice>
      ) : (
        <AreaSection title={t('newsletter.send')}>
          <AddressOnlyForm
            name="subscribe"
            answer={actionData}
            label={t('newsletter.email')}
            note={t('home.news.consent')}
            send={t('newsletter.send')}
          />
        </AreaSection>
      )}
    </AreaPage>
  )
}
