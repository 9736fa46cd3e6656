import { replace } from 'react-router'
import type { z } from 'zod'
import { signInSchema } from '../../../../domain/accounts/account.schema.ts'
import type { Destination } from '../../../../domain/accounts/after-sign-in.ts'
import { signIn } from '../../../../domain/accounts/sign-in.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { localeOf } from '../../../addresses.ts'
import type { FormMessage } from '../../../form-answer.ts'
import { adminPathAfter, adminStep } from '../../../parts/admin/admin-path.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { welcome } from '../../../parts/shared/sign-in/account-sign-in.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { useSignInPage } from '../../../session/use-sign-in-page.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { wayBackOf } from '../../../way-back.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams
  const wanted = wayBackOf(query)
  if (ctx.actor.kind === 'challenged') throw replace(adminStep('admin-second-factor', wanted, ctx.locale))
  if (ctx.actor.kind === 'enrolling') throw replace(adminStep('admin-set-up-factor', wanted, ctx.locale))
  if (ctx.actor.kind === 'admin') throw replace(adminPathAfter(wanted, ctx.locale))
  const notice = query.has('ended')
    ? ('account.forced_sign_out' as const)
    : wanted !== null
      ? ('admin.guard' as const)
      : query.has('from-site')
        ? ('admin.from-site' as const)
        : null
  return { notice }
})

export const action = formAction({
  'admin-sign-in': form({ schema: signInSchema, secret: ['password'] }, async (ctx, input, { request }) => {
    const { destination, cookies } = await signIn(ctx, { ...input, realm: 'admin' })
    const wanted = wayBackOf(new URL(request.url).searchParams)
    // The second factor still has to be passed, so it is too early for a welcome.
    const note = destination === 'second-factor' ? null : welcome
    return redirectWithToast(nextPath(destination, wanted, ctx.locale), note, { cookies })
  }),
})

function nextPath(destination: Destination, wanted: string | null, locale: Locale): string {
  if (destination === 'second-factor') return adminStep('admin-second-factor', wanted, locale)
  if (destination === 'admin-set-up-factor') return adminStep(destination, wanted, locale)
  return adminPathAfter(wanted, locale)
}

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, {
    title: t('admin.login.title'),
    description: t('admin.login.intro'),
    isHidden: true,
  })
}

export default function AdminLogin({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const state = useSiteForm<z.input<typeof signInSchema>>({ name: 'admin-sign-in', answer: actionData })
  const { email, password } = state.fields
  const { notice } = loaderData
  useSignInPage('admin', notice === 'account.forced_sign_out')
  const needsPassword = state.errors['']?.some(({ key }) => newPasswordHelps.has(key))
  const title = t(isWrong(state.errors['']) ? 'account.login_failed' : 'account.error')
  return (
    <AccountPage title={t('admin.login.title')} intro={t('admin.login.intro')}>
      {notice && !actionData && (
        <AccountNotice tone={notice === 'admin.from-site' ? 'plain' : 'bad'}>{t(notice)}</AccountNotice>
      )}
      <SiteForm
        state={state}
        problemTitle={title}
        problemAction={needsPassword && <NewPasswordLink to={to('forgot-password')} />}
      >
        <TextField field={email} label={t('account.field.email')} type="email" autoComplete="username" />
        <PasswordField field={password} label={t('account.field.password')} autoComplete="current-password" />
        <Button type="submit" variant="next" isBusy={state.isBusy}>
          {t('admin.login.submit')}
        </Button>
      </SiteForm>
    </AccountPage>
  )
}

const isWrong = (errors: FormMessage[] | undefined) =>
  errors?.some(({ key }) => key === 'account.invalid_credentials') ?? false

const newPasswordHelps = new Set(['admin.password-weak', 'admin.too-many-tries'])

/** Offered to people who became administrators with a password below the stricter rules, and after too many tries. */
function NewPasswordLink({ to }: { to: string }) {
  const { t } = useTexts()
  return (
    <LinkButton to={to} variant="secondary" size="small" className="mt-2 justify-self-start">
      {t('account.forgot-password.title')}
    </LinkButton>
  )
}
