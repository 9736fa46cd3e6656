import { data } from 'react-router'
import { z } from 'zod'
import { followAddressChange, readAddressChange } from '../../../../domain/accounts/follow-address-change.ts'
import { isDomainError } from '../../../../domain/caller/errors.ts'
import { href, localeOf } from '../../../addresses.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
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

/**
 * A new email address is confirmed by links to both the old and the new mailbox. Works without signing in, and opening the link changes
 * nothing yet.
 */
export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const change = await readAddressChange(ctx, token).catch((error: unknown) => {
    if (isDomainError(error) && error.kind === 'invalid') return null
    throw error
  })
  const view = change && { token, step: change.step, from: change.from, to: change.to }
  return data({ change: view }, { status: view ? 200 : 400, headers: { 'cache-control': 'no-store' } })
})

const schema = z.object({ token: z.string().max(200) })

export const action = formAction({
  agree: form({ schema }, async (ctx, { token }) => {
    const step = await followAddressChange(ctx, { token })
    const page = ctx.actor.kind === 'user' ? 'account-security' : 'login'
    const note = {
      title: `factors.address.agree-${step}.done`,
      description: `factors.address.agree-${step}.done-text`,
    }
    return redirectWithToast(href(page, ctx.locale), note)
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('factors.address.title')
  return pageMeta(args, { title, description: t('factors.page.intro'), isHidden: true })
}

export default function ChangeAddress({ loaderData: { change }, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const state = useSiteForm<z.input<typeof schema>>({ name: 'agree', answer: actionData })
  if (!change) {
    return (
      <AccountPage title={t('factors.address.broken.title')} intro={t('factors.address.broken.text')}>
        <LinkButton to={to('account-security')} variant="secondary">
          {t('factors.address.broken.action')}
        </LinkButton>
      </AccountPage>
    )
  }
  const { token, step, from, to: next } = change
  return (
    <AccountPage
      title={t(`factors.address.agree-${step}.title`)}
      intro={t(`factors.address.agree-${step}.text`, { from, to: next })}
    >
      <SiteForm state={state}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="next" isBusy={state.isBusy}>
          {t(`factors.address.agree-${step}.submit`)}
        </Button>
      </SiteForm>
    </AccountPage>
  )
}
