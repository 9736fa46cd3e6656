import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** Claims about a person. */
export type ProviderPerson = { sub: string; email: string; email_verified: boolean; name?: string }

export type OpenIdProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** The person at the provider's sign-in page; null cancels there. */
  visitor: ProviderPerson | null
  /** Follows an authorization URL as a browser would. @returns the redirect back to the site */
  follow(address: string): Promise<URL>
  close(): Promise<void>
}

/**
 * A real OpenID provider on its own port that signs in whoever `visitor` names, without asking. Requires PKCE.
 * @param redirectUri permitted redirect URI
 * @param known port and secret that a site was configured with; else any
 */
export async function openOpenIdProvider(
  redirectUri: string,
  known?: { port: number; clientSecret: string },
): Promise<OpenIdProvider> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(known?.port ?? 0, '127.0.0.1', resolve))
  // The cast: a server that listens on a port has an address of this kind.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = {
    clientId: 'job-board',
    clientSecret: known?.clientSecret ?? randomBytes(24).toString('base64url'),
  }
  const people = new Map<string, ProviderPerson>()
  const opened: OpenIdProvider = {
    issuer,
    ...client,
    visitor: null,
    follow: address => follow(address, redirectUri),
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
  const provider = makeProvider(issuer, client, redirectUri, people)
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const { visitor } = opened
    if (visitor) people.set(visitor.sub, visitor)
    const result = visitor
      ? { login: { accountId: visitor.sub } }
      : { error: 'access_denied', error_description: 'The person has cancelled' }
    return provider.interactionFinished(request, response, result)
  })
  return opened
}

function makeProvider(
  issuer: string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  redirectUri: string,
  people: Map<string, ProviderPerson>,
): Provider {
  return new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    // Skips the consent screen: all requested scopes are granted.
    loadExistingGrant: async ctx => {
      const { client, session } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

async function follow(start: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let address = new URL(start)
  for (let steps = 0; steps < 10; steps++) {
    if (address.href.startsWith(redirectUri)) return address
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
    address = new URL(location, address)
  }
  throw new Error('The provider leads in circles')
}
