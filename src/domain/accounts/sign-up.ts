import { limits } from '../../config/limits.ts'
import { headersOf } from '../../platform/auth/visitor-headers.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Role } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, isDomainError, NotAllowed } from '../caller/errors.ts'
import { canSignIn } from '../caller/person.policy.ts'
import type { Visitor } from '../caller/visitor.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { hasAccount, isUser } from './account.queries.ts'
import { type EmployerSignUp, type SeekerSignUp, termsVersion } from './account.schema.ts'
import { limitStrangersMails } from './steps/limit-mails.ts'

/** `wanted` is the page of this site that the person came from, for the mail's link to lead back to. */
type Input = { visitor: Visitor; wanted?: string | null } & (
  | { role: 'job_seeker'; form: SeekerSignUp }
  | { role: 'employer'; form: EmployerSignUp }
)

const taken = 'account.email_already_registered_description'

/**
 * Makes an account that waits for its address to be confirmed, and queues the mail with the link. The role is decided here
 * by which form was sent, never by a field of it.
 * @throws {Conflict} when the address has an account (specification, part 5)
 * @throws {TooMany} beyond 10 a minute or 20 an hour from one network address
 */
export async function signUp(
  ctx: Context,
  { visitor, wanted, role, form }: Input,
): Promise<{ userId: string }> {
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  // The answer says whether the address is taken: nobody may ask that of many.
  await limitTries(ctx, {
    kind: 'email-check',
    subject: visitor.address,
    tries: limits.emailCheckPerMinute,
    windowMinutes: 1,
  })
  await limitTries(ctx, {
    kind: 'sign-up',
    subject: visitor.address,
    tries: limits.signUpsPerHour,
    windowMinutes: 60,
  })
  if (await hasAccount(ctx.db, form.email)) throw new Conflict(taken)
  await limitStrangersMails(ctx, form.email, visitor)
  const userId = await create(ctx, { visitor, role, form } as Input)
  // Not left to the library, which would send it before the account is there for other connections.
  await ctx.doors.site.api.sendVerificationEmail({
    body: { email: form.email, ...(wanted && { callbackURL: wanted }) },
  })
  await noteEvent(ctx, 'signed-up', { userId, visitor, details: { role } })
  return { userId }
}

async function create(ctx: Context, { visitor, role, form }: Input): Promise<string> {
  const signUpFacts: Record<string, string> & { role: Role } = { role, locale: ctx.locale, termsVersion }
  if (form.academicTitle) signUpFacts.academicTitle = form.academicTitle
  if (role === 'employer') signUpFacts.companyName = form.companyName
  try {
    const { user } = await ctx.doors.site.api.signUpEmail({
      headers: headersOf(visitor),
      body: { name: form.fullName, email: form.email, password: form.password, signUp: signUpFacts },
    })
    // For an address taken in this very moment the library answers as if it had made an account.
    if (!(await isUser(ctx.db, user.id))) throw new Conflict(taken)
    return user.id
  } catch (error) {
    // Two sign-ups at once: the database lets one of them through.
    if (!isDomainError(error) && (await hasAccount(ctx.db, form.email))) throw new Conflict(taken)
    throw error
  }
}
