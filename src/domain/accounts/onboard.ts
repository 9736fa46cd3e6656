import type { Role } from '../caller/actor.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotAllowed, NotFound } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { findPersonById } from './account.queries.ts'
import { afterSignIn, type Destination } from './after-sign-in.ts'
import {
  actForEmployers,
  saveOnboarding,
  selectCompanyName,
  selectOnboardingStep,
  setRole,
} from './onboarding.queries.ts'

/**
 * Records onboarding progress; `isComplete` ends it, whether answered or skipped. Returns where to go next. Steps are named by the pages;
 * onboarding resumes at the recorded one.
 */
export async function noteOnboarding(
  ctx: Context,
  input: { step: string | null; isComplete: boolean },
): Promise<Destination> {
  const actor = requirePerson(ctx.actor)
  if (actor.kind !== 'user' || actor.role === null) throw new NotAllowed()
  await inTransaction(ctx, inside => saveOnboarding(inside.db, actor.userId, input, inside.now()))
  const person = await findPersonById(ctx.db, actor.userId)
  if (!person) throw new NotFound()
  return afterSignIn(person)
}

/** The step at which onboarding was left; null at the beginning. */
export async function loadOnboardingStep(ctx: Context): Promise<string | null> {
  return selectOnboardingStep(ctx.db, requirePerson(ctx.actor).userId)
}

/** The employer's name as entered at sign-up. */
export async function findPersonCompany(ctx: Context): Promise<string | null> {
  return selectCompanyName(ctx.db, requirePerson(ctx.actor).userId)
}

/**
 * The choice between job seeker and employer, for people who came through an external provider.
 * @throws {Conflict} when it was made before
 */
export async function chooseRole(ctx: Context, input: { role: Role; termsVersion: string }): Promise<void> {
  const actor = requirePerson(ctx.actor)
  if (actor.kind !== 'user') throw new NotAllowed()
  const isSet = await inTransaction(ctx, inside => setRole(inside.db, actor.userId, input, inside.now()))
  if (!isSet) throw new Conflict('account.role-chosen')
}

/** Allows a job seeker's account to act for employers too; for use cases that have asked their own policy. */
export async function openForEmployers(ctx: Context, userId: string): Promise<void> {
  await actForEmployers(ctx.db, userId, ctx.now())
}
