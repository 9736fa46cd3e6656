import { Link, useSubmit } from 'react-router'
import type { z } from 'zod'
import { emailOnlySchema, signInSchema } from '../../../../domain/accounts/account.schema.ts'
import { sendConfirmationAgain } from '../../../../domain/accounts/confirm-address.ts'
import { openRegisteredAddress } from '../../../../domain/accounts/registered-address.ts'
import { signIn } from '../../../../domain/accounts/sign-in.ts'
import { localeOf } from '../../../addresses.ts'
import { wantedPath } from '../../../destination.ts'
import { ComplainAboutLock } from '../../../parts/account/complain-about-lock.tsx'
import { loadEntrance } from '../../../parts/account/entrance.server.ts'
import { OtherWays } from '../../../parts/account/other-ways.tsx'
import { Registered } from '../../../parts/account/registered.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { answerSignedIn } from '../../../parts/shared/sign-in/account-sign-in.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { useSignInPage } from '../../../session/use-sign-in-page.ts'
import { textsOf } from '../../../texts.ts'
import { ActionForm } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { useSignInProblem } from './use-sign-in-problem.ts'

export const loader = pageLoader(async (ctx, args: Route.LoaderArgs) => {
  const query = new URL(args.request.url).searchParams
  return {
    ...loadEntrance(args),
    wasForcedOut: query.has('ended'),
    registered: openRegisteredAddress(ctx, query.get('registered')),
  }
})

export const action = formAction({
  'sign-in': form({ schema: signInSchema, secret: ['password'] }, async (ctx, input, { request }) => {
    const signedIn = await signIn(ctx, input)
    return answerSignedIn(signedIn, { wanted: wantedPath(request), locale: ctx.locale })
  }),
  'send-again': form({ schema: emailOnlySchema }, async (ctx, { email }, { request }) => {
    await sendConfirmationAgain(ctx, { email, wanted: wantedPath(request) })
    return { sentTo: email }
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('account.login.title'), description: t('account.login.description') })
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const submit = useSubmit()
  const { query, providers, wasForcedOut, registered } = loaderData
  useSignInPage('site', wasForcedOut)
  const state = useSiteForm<z.input<typeof signInSchema>>({ name: 'sign-in', answer: actionData })
  const { fields, isBusy } = state
  const refusal = actionData?.result?.error?.['']?.[0]
  const problem = refusal?.key ?? ''
  const typed = String(actionData?.result?.initialValue?.email ?? '')
  const isUnconfirmed = problem === 'account.email_not_confirmed_description'
  const sendAgain = () => submit({ form: 'send-again', email: typed }, { method: 'post' })
  const shown = useSignInProblem(
    actionData,
    state,
    isUnconfirmed ? { label: t('account.send-again.action'), run: sendAgain } : undefined,
  )
  return (
    <AccountPage title={t('account.login.title')} below={<NoAccountYet query={query} />}>
      {wasForcedOut && !actionData && (
        <AccountNotice tone="bad">{t('account.forced_sign_out')}</AccountNotice>
      )}
      {registered !== null && <Registered email={registered} query={query} />}
      {actionData?.done && (
        <AccountNotice tone="good" isAnswer>
          {t('account.send-again.done', { email: actionData.done.sentTo })}
        </AccountNotice>
      )}
      <SiteForm
        state={shown.state}
        problemTitle={problem ? shown.title : undefined}
        problemAction={
          isUnconfirmed ? (
            <Button
              type="submit"
              form="send-again"
              variant="secondary"
              size="small"
              className="mt-2 justify-self-start"
            >
              {t('account.send-again.action')}
            </Button>
          ) : (
            <ComplainAboutLock problem={refusal} />
          )
        }
      >
        <TextField
          field={fields.email}
          label={t('account.field.email')}
          type="email"
          autoComplete="username"
        />
        <PasswordField
          field={fields.password}
          label={t('account.field.password')}
          autoComplete="current-password"
        />
        <p className="-mt-3 text-sm">
          <Link to={to('forgot-password')} className="link inline-flex min-h-11 items-center sm:min-h-8">
            {t('account.login.forgot')}
          </Link>
        </p>
        <Button type="submit" variant="next" isBusy={isBusy}>
          {t('account.login.submit')}
        </Button>
      </SiteForm>
      {isUnconfirmed && <SendAgain email={typed} onSend={sendAgain} />}
      <OtherWays code={to('login-code') + query} providers={providers} />
    </AccountPage>
  )
}

/** HTML forms cannot be nested, so this form stands beside the sign-in form, and its button in there names it by id. */
function SendAgain({ email, onSend }: { email: string; onSend: () => void }) {
  return (
    <ActionForm
      id="send-again"
      form="send-again"
      fields={{ email }}
      onSubmit={event => {
        event.preventDefault()
        onSend()
      }}
    />
  )
}

function NoAccountYet({ query }: { query: string }) {
  const { t, to } = useTexts()
  return (
    <p>
      {t('account.login.no-account')}{' '}
      <Link to={to('register') + query} className="link">
        {t('account.login.register')}
      </Link>
    </p>
  )
}
