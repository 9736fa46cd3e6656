import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { emailOnlySchema } from '../../../../domain/accounts/account.schema.ts'
import { confirmAddress, sendConfirmationAgain } from '../../../../domain/accounts/confirm-address.ts'
import { isAddressChange } from '../../../../domain/accounts/follow-address-change.ts'
import type { SignedIn } from '../../../../domain/accounts/signed-in.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { href, localeOf } from '../../../addresses.ts'
import { wantedPath } from '../../../destination.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { answerSignedIn } from '../../../parts/shared/sign-in/account-sign-in.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { wayBackQuery } from '../../../way-back.ts'
import type { Route } from './+types/route.ts'

/** Opening the link confirms the address and may sign the person in. The page itself is only shown for a link that does not work. */
export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (isAddressChange(token)) {
    throw redirect(`${href('change-address', ctx.locale)}?${new URLSearchParams({ token })}`)
  }
  const signedIn = await confirmAddress(ctx, { token }).catch((error: unknown): SignedIn | 'broken' => {
    if (isDomainError(error) && error.kind === 'invalid') return 'broken'
    throw error
  })
  if (signedIn === 'broken') return data(null, { status: 400 })
  if (signedIn) {
    const note = { title: 'account.confirm.confirmed', description: 'account.confirm.confirmed_description' }
    throw answerSignedIn(signedIn, { wanted: wantedPath(request), locale: ctx.locale, note })
  }
  const note = { title: 'account.confirm.before', description: 'account.confirm.before_description' }
  const page = ctx.actor.kind === 'user' ? 'account' : 'login'
  const query = wayBackQuery(page === 'login' ? wantedPath(request) : null)
  throw redirectWithToast(href(page, ctx.locale) + query, note)
})

export const action = formAction({
  'send-again': form({ schema: emailOnlySchema }, async (ctx, { email }, { request }) => {
    await sendConfirmationAgain(ctx, { email, wanted: wantedPath(request) })
    return { sentTo: email }
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('account.confirm.broken.title')
  return pageMeta(args, { title, description: t('account.confirm.broken.text'), isHidden: true })
}

export default function BrokenLink({ actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const state = useSiteForm<z.input<typeof emailOnlySchema>>({ name: 'send-again', answer: actionData })
  return (
    <AccountPage title={t('account.confirm.broken.title')} intro={t('account.confirm.broken.text')}>
      {actionData?.done ? (
        <AccountNotice tone="good" isAnswer>
          {t('account.send-again.done', { email: actionData.done.sentTo })}
        </AccountNotice>
      ) : (
        <SiteForm state={state}>
          <TextField
            field={state.fields.email}
            label={t('account.field.email')}
            type="email"
            autoComplete="email"
          />
          <Button type="submit" variant="next" isBusy={state.isBusy}>
            {t('account.send-again.action')}
          </Button>
        </SiteForm>
      )}
    </AccountPage>
  )
}
