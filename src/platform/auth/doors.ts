import { createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins'
import { CamelCasePlugin } from 'kysely'
import type { OidcProvider } from '../../config/env.ts'
import { limits } from '../../config/limits.ts'
import type { Database } from '../../db/client.ts'
import { providerConfig, refuseUnconfirmed } from './provider-config.ts'
import { sessionSteps } from './session-steps.ts'
import { openVault, type Vault } from './vault.ts'
import { addressHeader } from './visitor-headers.ts'

type Person = { id: string; name: string; email: string }

/** How the library's letters leave: the links in them are ours, only the tokens are the library's. */
export type Letters = {
  /** `wanted` is the page of this site that the person came from. */
  confirmAddress(person: Person, token: string, wanted: string | null): Promise<void>
  resetPassword(person: Person, token: string): Promise<void>
  /** To the address that is given up, and then to the new one. */
  changeAddress(person: Person, newAddress: string, token: string): Promise<void>
  confirmNewAddress(person: Person, newAddress: string, token: string): Promise<void>
}

export type DoorOptions = {
  db: Database
  secret: string
  publicUrl: string
  providers: readonly OidcProvider[]
  letters: Letters
  /** Whether a provider's name for a person may stand in our mails. */
  isName: (text: string) => boolean
  onProblem: (message: string, details: unknown[]) => void
}

/** Two ways into the same accounts. A session of one is worth nothing at the other. */
export type Doors = {
  readonly site: Door
  readonly admin: Door
  /**
   * The site's door as it is opened to other providers. Kept apart because these are asked for their addresses first: one that
   * does not answer must not hold up anyone's password, and is asked again the next time.
   */
  withProviders(): Promise<Door>
  /** What second factors are kept in. */
  readonly vault: Vault
  readonly letters: Letters
  /** Where the site is reached, without a trailing slash; passkeys are bound to its host. */
  readonly publicUrl: string
}
export type Door = ReturnType<typeof openDoor>
export type DoorName = 'site' | 'admin'

/** The names of the session cookies; `__Host-` where the site has https, so that no other host can set them. */
export function sessionCookieName(door: DoorName, publicUrl: string): string {
  return `${publicUrl.startsWith('https:') ? '__Host-' : ''}kittel-${door}-session`
}

/** Made when first used: most requests and many tests never sign anyone in. */
export function openDoors(options: DoorOptions): Doors {
  const opened: Partial<Record<DoorName, Door>> = {}
  let toProviders: Promise<Door> | null = null
  return {
    vault: openVault(options.secret),
    letters: options.letters,
    publicUrl: options.publicUrl,
    get site() {
      opened.site ??= openDoor('site', options)
      return opened.site
    },
    get admin() {
      opened.admin ??= openDoor('admin', options)
      return opened.admin
    },
    withProviders() {
      toProviders ??= openToProviders(options).catch((error: unknown) => {
        toProviders = null
        throw error
      })
      return toProviders
    },
  }
}

const providerWaitMs = 8_000

/** @throws when a provider has not told its addresses in time */
async function openToProviders(options: DoorOptions): Promise<Door> {
  const door = openDoor('site', options, options.providers)
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('A provider did not answer in time')), providerWaitMs)
  const { socialProviders } = await Promise.race([door.$context, late]).finally(() => clearTimeout(timer))
  const known = new Set(socialProviders.map(({ id }) => id))
  const missing = options.providers.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  if (missing.length > 0) throw new Error(`Providers that could not be asked: ${missing.join(', ')}`)
  return door
}

function openDoor(door: DoorName, options: DoorOptions, providers: readonly OidcProvider[] = []) {
  const { db, publicUrl, letters, onProblem } = options
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/auth',
    secret: secretOf(door, options.secret),
    database: { db: inCamelCase(db), type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // What a visitor does wrong comes back to the use case; only the library's own failures are for the log.
    logger: { level: 'error', log: (_level, message, ...details) => onProblem(message, details) },
    // The limits are ours as well: they hold over all processes.
    rateLimit: { enabled: false },
    ...tables,
    session: sessionOptions(door),
    emailAndPassword: passwordOptions(letters),
    emailVerification: {
      sendVerificationEmail: ({ user, token, url }) => letters.confirmAddress(user, token, wantedIn(url)),
      sendOnSignUp: false,
      autoSignInAfterVerification: true,
      expiresIn: limits.confirmHours * 3600,
    },
    user: {
      ...tables.user,
      validateUserInfo: refuseUnconfirmed,
    },
    account: {
      ...tables.account,
      encryptOAuthTokens: true,
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
    },
    advanced: advancedOptions(door, publicUrl),
    plugins: [
      genericOAuth({
        config: providers.map(provider => providerConfig(provider, options)),
      }),
      sessionSteps(),
    ],
  })
}

/** The library hands on where the person wants to go only inside the address that it would have written itself. */
function wantedIn(url: string): string | null {
  const wanted = new URL(url).searchParams.get('callbackURL')
  return wanted === null || wanted === '/' ? null : wanted
}

/**
 * Each door signs its cookies with a secret of its own: at the site's door, an administrator's session would be prolonged like
 * any other there.
 */
function secretOf(door: DoorName, secret: string): string {
  return door === 'site' ? secret : createHmac('sha256', secret).update(door).digest('base64url')
}

/** The library writes `userId` where the database says `user_id`. */
function inCamelCase(db: Database) {
  return db.withPlugin(new CamelCasePlugin({ maintainNestedObjectKeys: true }))
}

const tables = {
  user: {
    modelName: 'users',
    additionalFields: { signUp: { type: 'json', required: false, input: true, returned: false } },
  },
  account: { modelName: 'accounts' },
  verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
} as const satisfies Partial<BetterAuthOptions>

function sessionOptions(door: DoorName) {
  return {
    modelName: 'sessions',
    additionalFields: {
      assuranceLevel: { type: 'string', required: false, input: false, defaultValue: 'aal1' },
      door: { type: 'string', required: false, input: false, defaultValue: door },
    },
    // An administrator's session ends after a day whatever happens; others live on while they are used.
    expiresIn: door === 'admin' ? limits.adminSessionHours * 3600 : limits.sessionDays * 86_400,
    disableSessionRefresh: door === 'admin',
    updateAge: 86_400,
    cookieCache: { enabled: false },
  } as const satisfies BetterAuthOptions['session']
}

function passwordOptions(letters: Letters) {
  return {
    enabled: true,
    requireEmailVerification: true,
    autoSignIn: false,
    minPasswordLength: limits.passwordCharsMin,
    maxPasswordLength: limits.passwordCharsMax,
    resetPasswordTokenExpiresIn: limits.resetMinutes * 60,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: ({ user, token }) => letters.resetPassword(user, token),
    // argon2id with the package's parameters (19 MiB, two passes): what OWASP's password storage sheet asks for
    password: {
      hash: password => hash(password),
      verify: ({ hash: stored, password }) => verify(stored, password),
    },
  } as const satisfies BetterAuthOptions['emailAndPassword']
}

function advancedOptions(door: DoorName, publicUrl: string) {
  const isHttps = publicUrl.startsWith('https:')
  const name = sessionCookieName(door, publicUrl)
  return {
    database: { generateId: 'uuid' },
    ipAddress: { ipAddressHeaders: [addressHeader] },
    cookiePrefix: `kittel-${door}`,
    // The library's own `__Secure-` would stand before our `__Host-`.
    useSecureCookies: false,
    defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: 'lax', path: '/' },
    cookies: { session_token: { name } },
  } as const satisfies BetterAuthOptions['advanced']
}
