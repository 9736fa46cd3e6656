import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/db/client.ts'
import { looksLikeLink } from '../../src/domain/accounts/account.schema.ts'
import { authMailsToOutbox } from '../../src/domain/accounts/auth-mails.ts'
import { loadMemberships } from '../../src/domain/accounts/membership.queries.ts'
import { guest, type UserActor } from '../../src/domain/caller/actor.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import { openRealms, type RealmOptions } from '../../src/platform/auth/realms.ts'
import { testContext, testSite } from './context.ts'

export { testSite }

export const testSecret = 'a secret for tests that is long enough'

/** A guest's context with open realms, whose mails go to the outbox. Errors of the sign-in library fail the test. */
export function accountContext(
  db: Database,
  options: Partial<Pick<RealmOptions, 'providers' | 'onProblem'>> = {},
): Context {
  const ctx: Context = testContext(db, {
    actor: guest,
    now: new Date(),
    realms: openRealms({
      db,
      secret: testSecret,
      publicUrl: testSite,
      providers: [],
      onProblem: (message, details) => {
        throw new Error(message, { cause: details })
      },
      letters: authMailsToOutbox(() => ctx),
      isName: text => !looksLikeLink(text),
      ...options,
    }),
  })
  return ctx
}

/** The latest mail to an address, as it waits in the outbox. */
export async function lastLetter(db: Database, recipient: string) {
  const row = await db
    .selectFrom('messages')
    .select(['template', 'props'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  // The cast: the props of auth mails are strings and numbers.
  return { template: row.template, props: row.props as Record<string, string> }
}

export function tokenIn(letter: { props: Record<string, string> }): string {
  return new URL(letter.props.url ?? '').searchParams.get('token') ?? ''
}

/** The Cookie header that a browser would send after these `Set-Cookie` values. */
export function asCookieHeader(cookies: readonly string[]): string {
  return cookies.map(cookie => cookie.split(';', 1)[0]).join('; ')
}

let people = 0

/** A confirmed person with a role, created without the pages, as a signed-in actor. */
export async function makePerson(
  db: Database,
  facts: {
    role?: 'job_seeker' | 'employer' | null
    email?: string
    name?: string
    locale?: 'de' | 'en'
  } = {},
): Promise<UserActor> {
  people++
  const role = facts.role === undefined ? 'job_seeker' : facts.role
  const { id } = await db
    .insertInto('users')
    .values({
      name: facts.name ?? `Person ${people}`,
      email: facts.email ?? `person${people}@example.org`,
      email_verified: true,
      sign_up: JSON.stringify({ role, locale: facts.locale ?? 'de' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const isJobSeeker = role === 'job_seeker'
  return {
    kind: 'user',
    userId: id,
    sessionId: randomUUID(),
    role,
    isJobSeeker,
    memberships: [],
    assurance: 'aal1',
  }
}

/** The person's memberships as the next request would load them; `email` is confirmed. */
export async function membershipsOf(db: Database, userId: string, email: string) {
  return loadMemberships(db, userId, email)
}
