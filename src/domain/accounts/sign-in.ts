import type { DoorName } from '../../platform/auth/doors.ts'
import { headersOf } from '../../platform/auth/visitor-headers.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { Invalid, NotAllowed } from '../caller/errors.ts'
import { canSignIn } from '../caller/person.policy.ts'
import type { Visitor } from '../caller/visitor.ts'
import { findPersonByEmail, findPersonById, noteAdminSignIn } from './account.queries.ts'
import { adminPasswordSchema } from './account.schema.ts'
import { finishSignIn, type SignedIn } from './signed-in.ts'
import { endSessions } from './steps/end-sessions.ts'
import { isLibraryError, refusalOf } from './steps/library-error.ts'
import { limitSignIn } from './steps/limit-sign-in.ts'

const tooMany = { site: 'account.too-many-tries', admin: 'admin.too-many-tries' } as const

type Input = { email: string; password: string; visitor: Visitor; door?: DoorName }

/**
 * Signs in by password. Unknown address and wrong password take the same time and give the same answer; that an address
 * waits for its confirmation is told only to who knows the password.
 * @throws {Invalid} `account.invalid_credentials`, `account.email_not_confirmed_description`, or `admin.password-weak` at the
 * administrators' door, which takes only passwords of the strict rule
 * @throws {TooMany} after too many failures, as `limitSignIn` counts them; says by which way one gets in all the same
 */
export async function signIn(
  ctx: Context,
  { email, password, visitor, door = 'site' }: Input,
): Promise<SignedIn> {
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  const takeBack = await limitSignIn(ctx, { email, visitor, problem: tooMany[door] })
  const answer = await ctx.doors[door].api
    .signInEmail({ headers: headersOf(visitor), body: { email, password }, returnHeaders: true })
    .catch((error: unknown) => {
      if (!isLibraryError(error)) throw error
      return { refusal: refusalOf(error) }
    })
  if ('refusal' in answer) throw await refused(ctx, email, visitor, answer.refusal)
  const userId = answer.response.user.id
  if (door === 'admin' && !(await enterAsAdmin(ctx, userId, password)))
    throw await refused(ctx, email, visitor, null)
  await takeBack()
  const cookies = answer.headers.getSetCookie()
  return finishSignIn(ctx, { userId, way: 'password', door, visitor, cookies })
}

/** False, with nothing left behind, for someone who is no administrator: the door does not tell who is one. */
async function enterAsAdmin(ctx: Context, userId: string, password: string): Promise<boolean> {
  const person = await findPersonById(ctx.db, userId)
  const adminId = person?.adminId ?? null
  if (adminId !== null && adminPasswordSchema.safeParse(password).success) {
    await noteAdminSignIn(ctx.db, { adminId, isAsked: !person?.hasFactor, now: ctx.now() })
    return true
  }
  await endSessions(ctx, userId, 'admin')
  // An account that became an administrator's with a password from before: its owner sets a stricter one by mail first.
  if (adminId !== null) throw new Invalid({ '': [{ key: 'admin.password-weak' }] })
  return false
}

async function refused(
  ctx: Context,
  email: string,
  visitor: Visitor,
  refusal: string | null,
): Promise<Invalid> {
  const person = await findPersonByEmail(ctx.db, email)
  // Written for unknown addresses too, without the address: to write it for some would take longer for them.
  const userId = person?.id ?? null
  await noteEvent(ctx, 'sign-in-failed', { userId, visitor, details: { way: 'password' } })
  const isUnconfirmed = refusal === 'EMAIL_NOT_VERIFIED'
  return new Invalid({
    '': [{ key: isUnconfirmed ? 'account.email_not_confirmed_description' : 'account.invalid_credentials' }],
  })
}
