import { createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins'
import { CamelCasePlugin } from 'kysely'
import { daySeconds } from '../../basics/time.ts'
import type { OidcProvider } from '../../config/env-values.ts'
import { limits } from '../../config/limits.ts'
import type { Database } from '../../db/client.ts'
import { addressHeader } from './client-headers.ts'
import { providerConfig, refuseUnconfirmed } from './provider-config.ts'
import { openSecretBox, type SecretBox } from './secret-box.ts'
import { sessionSteps } from './session-steps.ts'

type Person = { id: string; name: string; email: string }

/** The sign-in library's mails. It supplies the tokens; the links point to our own pages. */
export type AuthMails = {
  /** `wanted`: the page of this site to return to. */
  confirmAddress(person: Person, token: string, wanted: string | null): Promise<void>
  resetPassword(person: Person, token: string): Promise<void>
  /** Goes to the current address first, then to the new one. */
  changeAddress(person: Person, newAddress: string, token: string): Promise<void>
  confirmNewAddress(person: Person, newAddress: string, token: string): Promise<void>
}

export type RealmOptions = {
  db: Database
  secret: string
  publicUrl: string
  providers: readonly OidcProvider[]
  letters: AuthMails
  /** Whether a name supplied by a provider is acceptable in our mails. */
  isName: (text: string) => boolean
  onProblem: (message: string, details: unknown[]) => void
}

/** Two realms on the same accounts; a session of one is not valid in the other. */
export type Realms = {
  readonly site: Realm
  readonly admin: Realm
  /**
   * The site's realm including external providers. Separate because their discovery documents are fetched first: an unreachable provider
   * must not block password sign-in. A failed discovery is retried on the next call.
   */
  withProviders(): Promise<Realm>
  /** Encrypts second-factor secrets. */
  readonly secretBox: SecretBox
  readonly letters: AuthMails
  /** Base URL of the site, without a trailing slash; passkeys are bound to its host. */
  readonly publicUrl: string
}
export type Realm = ReturnType<typeof openRealm>
export type RealmName = 'site' | 'admin'

/** Session cookie names; `__Host-` on https, so that no other host can set them. */
export function sessionCookieName(realm: RealmName, publicUrl: string): string {
  return `${publicUrl.startsWith('https:') ? '__Host-' : ''}kittel-${realm}-session`
}

/** Opened lazily: most requests and many tests never sign anyone in. */
export function openRealms(options: RealmOptions): Realms {
  const opened: Partial<Record<RealmName, Realm>> = {}
  let toProviders: Promise<Realm> | null = null
  return {
    secretBox: openSecretBox(options.secret),
    letters: options.letters,
    publicUrl: options.publicUrl,
    get site() {
      opened.site ??= openRealm('site', options)
      return opened.site
    },
    get admin() {
      opened.admin ??= openRealm('admin', options)
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

/** @throws when a provider does not return its discovery document in time */
async function openToProviders(options: RealmOptions): Promise<Realm> {
  const realm = openRealm('site', options, options.providers)
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('A provider did not answer in time')), providerWaitMs)
  const { socialProviders } = await Promise.race([realm.$context, late]).finally(() => clearTimeout(timer))
  const known = new Set(socialProviders.map(({ id }) => id))
  const missing = options.providers.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  if (missing.length > 0) throw new Error(`Providers that could not be reached: ${missing.join(', ')}`)
  return realm
}

function openRealm(realm: RealmName, options: RealmOptions, providers: readonly OidcProvider[] = []) {
  const { db, publicUrl, letters, onProblem } = options
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/auth',
    secret: secretOf(realm, options.secret),
    database: { db: inCamelCase(db), type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // User errors are returned to the use case; only the library's own failures are logged.
    logger: { level: 'error', log: (_level, message, ...details) => onProblem(message, details) },
    // We rate-limit ourselves, across all processes.
    rateLimit: { enabled: false },
    ...tables,
    session: sessionOptions(realm),
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
    advanced: advancedOptions(realm, publicUrl),
    plugins: [
      genericOAuth({
        config: providers.map(provider => providerConfig(provider, options)),
      }),
      sessionSteps(),
    ],
  })
}

/** The library exposes the return address only as a parameter of the URL it would have mailed itself. */
function wantedIn(url: string): string | null {
  const wanted = new URL(url).searchParams.get('callbackURL')
  return wanted === null || wanted === '/' ? null : wanted
}

/**
 * Each realm signs its cookies with a secret of its own: otherwise the site's realm would accept and prolong an administrator's session.
 */
function secretOf(realm: RealmName, secret: string): string {
  return realm === 'site' ? secret : createHmac('sha256', secret).update(realm).digest('base64url')
}

/** The library expects `userId` where the database has `user_id`. */
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

function sessionOptions(realm: RealmName) {
  return {
    modelName: 'sessions',
    additionalFields: {
      assuranceLevel: { type: 'string', required: false, input: false, defaultValue: 'aal1' },
      realm: { type: 'string', required: false, input: false, defaultValue: realm },
    },
    // An administrator's session ends after a day regardless of activity; others are prolonged by use.
    expiresIn: realm === 'admin' ? limits.adminSessionHours * 3600 : limits.sessionDays * daySeconds,
    disableSessionRefresh: realm === 'admin',
    updateAge: daySeconds,
    cookieCache: { enabled: false },
  } as const satisfies BetterAuthOptions['session']
}

function passwordOptions(letters: AuthMails) {
  return {
    enabled: true,
    requireEmailVerification: true,
    autoSignIn: false,
    minPasswordLength: limits.passwordCharsMin,
    maxPasswordLength: limits.passwordCharsMax,
    resetPasswordTokenExpiresIn: limits.resetMinutes * 60,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: ({ user, token }) => letters.resetPassword(user, token),
    // argon2id with the package's parameters (19 MiB, two passes), as recommended by OWASP's password storage cheat sheet
    password: {
      hash: password => hash(password),
      verify: ({ hash: stored, password }) => verify(stored, password),
    },
  } as const satisfies BetterAuthOptions['emailAndPassword']
}

function advancedOptions(realm: RealmName, publicUrl: string) {
  const isHttps = publicUrl.startsWith('https:')
  const name = sessionCookieName(realm, publicUrl)
  return {
    database: { generateId: 'uuid' },
    ipAddress: { ipAddressHeaders: [addressHeader] },
    cookiePrefix: `kittel-${realm}`,
    // The library's own `__Secure-` prefix would precede our `__Host-`.
    useSecureCookies: false,
    defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: 'lax', path: '/' },
    cookies: { session_token: { name } },
  } as const satisfies BetterAuthOptions['advanced']
}
