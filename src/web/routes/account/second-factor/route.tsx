import { href, localeOf } from '../../../addresses.ts'
import { destinationPath, wantedPath } from '../../../destination.ts'
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

export const loader = secondFactorLoader(ctx => href('account-security', ctx.locale))

export const action = secondFactorAction(({ request }, ctx, { destination }) => {
  const wanted = wantedPath(request)
  // Someone already signed in only confirms their identity here and returns to where that was asked for.
  if (ctx.actor.kind === 'user') return { to: wanted ?? href('account-security', ctx.locale), note: null }
  return {
    to: destinationPath(destination, wanted, ctx.locale),
    note: destination === 'admin-dashboard' ? null : welcome,
  }
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const description = t('factors.challenge.description')
  return pageMeta(args, { title: t('factors.challenge.title'), description, isHidden: true })
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { to } = useTexts()
  const below = <SignOutInstead action={to('sign-out')} />
  return <SecondFactorPage {...loaderData} answer={actionData} below={below} />
}
