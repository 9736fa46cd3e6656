import { data } from 'react-router'
import { localeOf } from '../../../addresses.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

const problems = ['access_denied', 'not-linked', 'unconfirmed', 'problem'] as const

/**
 * Only failed sign-ins through another provider end here. The `error` parameter comes from outside, so unknown values show the general
 * text.
 */
export const loader = pageLoader(async (_ctx, { request }: Route.LoaderArgs) => {
  const asked = new URL(request.url).searchParams.get('error')
  const problem = problems.find(name => name === asked) ?? 'problem'
  return data({ problem }, { status: 400 })
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('account.provider.failed')
  return pageMeta(args, { title, description: t('account.provider.problem'), isHidden: true })
}

export default function SignInFailed({ loaderData: { problem } }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <AccountPage title={t('account.provider.failed')} intro={t(`account.provider.${problem}`)}>
      <LinkButton to={to('login')} variant="next">
        {t('account.provider.again')}
      </LinkButton>
    </AccountPage>
  )
}
