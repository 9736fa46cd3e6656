import type { LoaderFunctionArgs } from 'react-router'
import { href } from '../../addresses.ts'
import { wantedPath } from '../../destination.ts'
import { getFacts } from '../../server/context.server.ts'
import { wayBackQuery } from '../../way-back.ts'
import { sendOnSignedIn } from '../shared/sign-in/account-sign-in.server.ts'
import type { ProviderLink } from './account-providers.tsx'

/** Data of the login and registration pages. People who are signed in are redirected to `wanted` or their own start page instead. */
export function loadEntrance({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const facts = getFacts(context)
  const wanted = wantedPath(request)
  sendOnSignedIn(facts, wanted)
  const query = wayBackQuery(wanted)
  const { OIDC_PROVIDERS: configured } = facts.env
  const known = facts.ctx.switches.isOn('sign-in-providers') ? configured : []
  const providers: ProviderLink[] = known.map(({ id, name }) => ({
    id,
    name,
    href: href('provider-start', facts.ctx.locale, { provider: id }) + query,
  }))
  return { query, providers }
}
