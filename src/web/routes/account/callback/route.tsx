import { data } from 'react-router'
import { localeOf } from '../../../addresses.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { AccountPage } from '../../../parts/shared/sign-in/account-page.tsx'
import { pageLoader } from '../../../server/outcome.server.ts'
import { textsOf } from '../../../texts.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

const problems = ['access_denied', 'not-linked', 'unconfirmed', 'locked', 'problem'] as const

/** The token of a decision's link, as far as its form tells; its page looks closer. */
const tokenShape = /^[\w-]{24}\.[\w-]+$/

/**
 * Only failed sign-ins through another provider end here. The `error` parameter comes from outside, so unknown values show the general
 * text.
 */
export const loader = pageLoader(async (_ctx, { request }: Route.LoaderArgs) => {
  const asked = new URL(request.url).searchParams
  const problem = problems.find(name => name === asked.get('error')) ?? 'problem'
  const token = asked.get('decision') ?? ''
  return data({ problem, decision: tokenShape.test(token) ? token : null }, { status: 400 })
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('account.provider.failed')
  return pageMeta(args, { title, description: t('account.provider.problem'), isHidden: true })
}

export default function SignInFailed({ loaderData: { problem, decision } }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const isLocked = problem === 'locked'
  const said = isLocked ? t('account.locked') : t(`account.provider.${problem}`)
  return (
    <AccountPage title={t('account.provider.failed')} intro={said}>
      {isLocked && decision !== null && (
        <LinkButton to={to('decision-link', { token: decision })} variant="next">
          {t('account.locked-complain')}
        </LinkButton>
      )}
      {problem === 'unconfirmed' && (
        <LinkButton to={to('register')} variant="next">
          {t('account.login.register')}
        </LinkButton>
      )}
      <LinkButton to={to('login')} variant={isLocked || problem === 'unconfirmed' ? 'secondary' : 'next'}>
        {t('account.provider.again')}
      </LinkButton>
    </AccountPage>
  )
}
