import type { LoaderFunctionArgs } from 'react-router'
import { href } from '../../addresses.ts'
import { wantedPath } from '../../destination.ts'
import { getFacts } from '../../server/context.server.ts'
import { wayBackQuery } from '../../way-back.ts'
import { sendOnSignedIn } from '../shared/sign-in/account-sign-in.server.ts'
import type { ProviderLink } from './account-providers.tsx'

/** The redirect query and the other sign-in methods. Signed-in people are redirected. */
export function loadEntrance({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const facts = getFacts(context)
  const wanted = wantedPath(request)
  sendOnSignedIn(facts, wanted)
  const query = wayBackQuery(wanted)
  const providers: ProviderLink[] = facts.env.OIDC_PROVIDERS.map(({ id, name }) => ({
    id,
    name,
    href: href('provider-start', facts.ctx.locale, { provider: id }) + query,
  }))
  return { query, providers }
}
