import type { z } from 'zod'
import { resetSchema } from '../../../../domain/accounts/account.schema.ts'
import { resetPassword } from '../../../../domain/accounts/reset-password.ts'
import { href, localeOf } from '../../../addresses.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { NewPassword } from '../../../parts/shared/sign-in/account-new-password.tsx'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (_ctx, { request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
}))

export const action = formAction({
  reset: form(
    { schema: resetSchema, secret: ['password', 'passwordAgain'] },
    async (ctx, { token, password }) => {
      const cookies = await resetPassword(ctx, { token, password })
      const note = {
        title: 'account.reset-password.done',
        description: 'account.reset-password.done_description',
      }
      return redirectWithToast(href('login', ctx.locale), note, { cookies })
    },
  ),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('account.reset-password.title'),
    description: t('account.reset-password.intro'),
    isHidden: true,
  })
}

export default function ResetPassword({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const state = useSiteForm<z.input<typeof resetSchema>>({ name: 'reset', answer: actionData })
  const { fields, isBusy, errors } = state
  const isBroken = token === '' || errors['']?.some(({ key }) => key === 'account.link-broken')
  const newLink = (
    <LinkButton
      to={to('forgot-password')}
      variant="secondary"
      size="small"
      className="mt-2 justify-self-start"
    >
      {t('account.reset-password.new-link')}
    </LinkButton>
  )
  if (token === '')
    return (
      <AccountPage title={t('account.reset-password.title')} intro={t('account.link-broken')}>
        {newLink}
      </AccountPage>
    )
  return (
    <AccountPage title={t('account.reset-password.title')} intro={t('account.reset-password.intro')}>
      <SiteForm
        state={state}
        problemTitle={errors[''] && t('account.error')}
        problemAction={isBroken && newLink}
      >
        <input type="hidden" name="token" value={token} />
        <NewPassword
          password={fields.password}
          passwordAgain={fields.passwordAgain}
          label={t('account.field.new-password')}
        />
        <Button type="submit" variant="next" isBusy={isBusy}>
          {t('account.reset-password.submit')}
        </Button>
      </SiteForm>
    </AccountPage>
  )
}
