import { limits } from '../../config/limits.ts'
import { headersOf } from '../../platform/auth/client-headers.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Role } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, isDomainError, NotAllowed } from '../caller/errors.ts'
import { canSignIn } from '../caller/person.policy.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { hasAccount, isUser } from './account.queries.ts'
import { type EmployerSignUp, type SeekerSignUp, termsVersion } from './account.schema.ts'
import { limitStrangersMails } from './steps/limit-mails.ts'

/** `wanted`: the page of this site that the mailed link returns to. */
type Input = { wanted?: string | null } & (
  | { role: 'job_seeker'; form: SeekerSignUp }
  | { role: 'employer'; form: EmployerSignUp }
)

const taken = 'account.email_already_registered_description'

/**
 * Creates an unconfirmed account and queues the mail with the link. The role is determined by which form was submitted, never by a field.
 * @throws {Conflict} when the address has an account (specification, part 5)
 * @throws {TooMany} beyond 10 a minute or 20 an hour from one IP address
 */
export async function signUp(ctx: Context, { wanted, role, form }: Input): Promise<{ userId: string }> {
  if (!canSignIn(ctx.actor)) throw new NotAllowed()
  // The response reveals whether an address is taken, so enumeration must be limited.
  await limitTries(ctx, {
    kind: 'email-check',
    subject: ctx.client.address,
    tries: limits.emailCheckPerMinute,
    windowMinutes: 1,
  })
  await limitTries(ctx, {
    kind: 'sign-up',
    subject: ctx.client.address,
    tries: limits.signUpsPerHour,
    windowMinutes: 60,
  })
  if (await hasAccount(ctx.db, form.email)) throw new Conflict(taken)
  await limitStrangersMails(ctx, form.email)
  const userId = await create(ctx, { role, form } as Input)
  // Not left to the library, which would send it before the account is committed.
  await ctx.realms.site.api.sendVerificationEmail({
    body: { email: form.email, ...(wanted && { callbackURL: wanted }) },
  })
  await noteEvent(ctx, 'signed-up', { userId, details: { role } })
  return { userId }
}

async function create(ctx: Context, { role, form }: Input): Promise<string> {
  const signUpFacts: Record<string, string> & { role: Role } = { role, locale: ctx.locale, termsVersion }
  if (form.academicTitle) signUpFacts.academicTitle = form.academicTitle
  if (role === 'employer') signUpFacts.companyName = form.companyName
  try {
    const { user } = await ctx.realms.site.api.signUpEmail({
      headers: headersOf(ctx.client),
      body: { name: form.fullName, email: form.email, password: form.password, signUp: signUpFacts },
    })
    // When the address was taken concurrently, the library reports success without creating an account.
    if (!(await isUser(ctx.db, user.id))) throw new Conflict(taken)
    return user.id
  } catch (error) {
    // Two concurrent sign-ups: the database accepts one of them.
    if (!isDomainError(error) && (await hasAccount(ctx.db, form.email))) throw new Conflict(taken)
    throw error
  }
}
