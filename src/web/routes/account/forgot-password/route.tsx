import { Link } from 'react-router'
import type { z } from 'zod'
import { emailOnlySchema } from '../../../../domain/accounts/account.schema.ts'
import { requestPasswordReset } from '../../../../domain/accounts/reset-password.ts'
import { Invalid, isDomainError } from '../../../../domain/caller/errors.ts'
import { localeOf } from '../../../addresses.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { form, formAction } from '../../../server/form.server.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const action = formAction({
  send: form({ schema: emailOnlySchema }, async (ctx, { email }) => {
    await requestPasswordReset(ctx, { email }).catch((error: unknown) => {
      if (isDomainError(error)) throw error
      ctx.log.error({ err: error }, 'the mail for a new password could not be sent')
      throw new Invalid({ '': [{ key: 'account.reset_mail_failed' }] })
    })
    return { sentTo: email }
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('account.forgot-password.title'),
    description: t('account.forgot-password.intro'),
  })
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const state = useSiteForm<z.input<typeof emailOnlySchema>>({ name: 'send', answer: actionData })
  const below = (
    <p>
      <Link to={to('login')} className="link">
        {t('account.register.to-login')}
      </Link>
    </p>
  )
  return (
    <AccountPage
      title={t('account.forgot-password.title')}
      intro={t('account.forgot-password.intro')}
      below={below}
    >
      {actionData?.done ? (
        <AccountNotice tone="good" isAnswer>
          {t('account.forgot-password.sent', { email: actionData.done.sentTo })}
        </AccountNotice>
      ) : (
        <SiteForm state={state} problemTitle={state.errors[''] && t('account.error')}>
          <TextField
            field={state.fields.email}
            label={t('account.field.email')}
            type="email"
            autoComplete="username"
          />
          <Button type="submit" variant="next" isBusy={state.isBusy}>
            {t('account.forgot-password.submit')}
          </Button>
        </SiteForm>
      )}
    </AccountPage>
  )
}
