import { href, localeOf } from '../../../addresses.ts'
import { wantedPath } from '../../../destination.ts'
import { adminPathAfter } from '../../../parts/admin/admin-path.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import {
  secondFactorAction,
  secondFactorLoader,
} from '../../../parts/shared/second-factor/second-factor.server.ts'
import { SecondFactorPage } from '../../../parts/shared/second-factor/second-factor-page.tsx'
import { SignOutInstead } from '../../../parts/shared/second-factor/sign-out-instead.tsx'
import { welcome } from '../../../parts/shared/sign-in/account-sign-in.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = secondFactorLoader(ctx => href('admin-security', ctx.locale))

export const action = secondFactorAction(({ request }, ctx) => ({
  to: adminPathAfter(wantedPath(request), ctx.locale),
  // Anyone else is already signed in and only confirms their identity, which is no reason for a welcome.
  note: ctx.actor.kind === 'challenged' ? welcome : null,
}))

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const description = t('factors.challenge.description')
  return pageMeta(args, { title: t('factors.challenge.title'), description, isHidden: true })
}

export default function AdminSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { to } = useTexts()
  const below = <SignOutInstead action={to('admin-sign-out')} />
  return <SecondFactorPage {...loaderData} answer={actionData} below={below} />
}
