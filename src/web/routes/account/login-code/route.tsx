import { useEffect } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { codeSignInSchema, emailOnlySchema } from '../../../../domain/accounts/account.schema.ts'
import { sendSignInCode, signInWithCode } from '../../../../domain/accounts/sign-in-with-code.ts'
import { localeOf } from '../../../addresses.ts'
import { wantedPath } from '../../../destination.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { ComplainAboutLock } from '../../../parts/account/complain-about-lock.tsx'
import { loadEntrance } from '../../../parts/account/entrance.server.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { answerSignedIn } from '../../../parts/shared/sign-in/account-sign-in.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (_ctx, args: Route.LoaderArgs) => loadEntrance(args))

export const action = formAction({
  send: form({ schema: emailOnlySchema }, async (ctx, { email }) => {
    const { request } = await sendSignInCode(ctx, { email })
    return { sentTo: email, request }
  }),
  'sign-in': form({ schema: codeSignInSchema }, async (ctx, input, { request }) => {
    const signedIn = await signInWithCode(ctx, input)
    return answerSignedIn(signedIn, { wanted: wantedPath(request), locale: ctx.locale })
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('account.login-code.title'), description: t('account.login.description') })
}

type Sent = { email: string; request: string }
type Answer = FormAnswer<{ sentTo: string; request: string }> | undefined

export default function LoginCode({ loaderData: { query }, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const sent = sentIn(actionData)
  return (
    <AccountPage
      title={t('account.login-code.title')}
      intro={t('account.login-code.intro')}
      below={
        <p>
          <Link to={to('login') + query} className="link">
            {t('account.login-code.by-password')}
          </Link>
        </p>
      }
    >
      {sent === null ? <AskAddress answer={actionData} /> : <AskCode answer={actionData} sent={sent} />}
    </AccountPage>
  )
}

/** Null until a code was requested. After a wrong code it is read from what was sent, so the same request can be tried again. */
function sentIn(answer: Answer): Sent | null {
  if (answer?.done) return { email: answer.done.sentTo, request: answer.done.request }
  if (answer?.form !== 'sign-in') return null
  const { email = '', request = '' } = answer.result?.initialValue ?? {}
  return { email: String(email), request: String(request) }
}

function AskAddress({ answer }: { answer: Answer }) {
  const { t } = useTexts()
  const state = useSiteForm<z.input<typeof emailOnlySchema>>({ name: 'send', answer })
  return (
    <SiteForm state={state}>
      <TextField
        field={state.fields.email}
        label={t('account.field.email')}
        type="email"
        autoComplete="username"
      />
      <Button type="submit" variant="next" isBusy={state.isBusy}>
        {t('account.login-code.send')}
      </Button>
    </SiteForm>
  )
}

function AskCode({ answer, sent: { email, request } }: { answer: Answer; sent: Sent }) {
  const { t } = useTexts()
  const state = useSiteForm<z.input<typeof codeSignInSchema>>({ name: 'sign-in', answer })
  const codeId = state.fields.code.id
  // Without scripts the page starts at the top, where the notice explains the next step, so there is no autofocus.
  useEffect(() => document.getElementById(codeId)?.focus(), [codeId])
  const again = useSiteForm<z.input<typeof emailOnlySchema>>({ name: 'send', answer: undefined })
  return (
    <>
      <AccountNotice tone="good">{t('account.login-code.sent', { email })}</AccountNotice>
      <SiteForm
        state={state}
        problemAction={<ComplainAboutLock problem={answer?.result?.error?.['']?.[0]} />}
      >
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="request" value={request} />
        <TextField
          field={state.fields.code}
          label={t('account.field.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          className="figures text-center font-semibold text-xl tracking-[0.3em]"
        />
        <Button type="submit" variant="next" isBusy={state.isBusy}>
          {t('account.login-code.submit')}
        </Button>
      </SiteForm>
      <SiteForm state={again}>
        <input type="hidden" name="email" value={email} />
        <Button type="submit" variant="quiet" isBusy={again.isBusy}>
          {t('account.login-code.again')}
        </Button>
      </SiteForm>
    </>
  )
}
