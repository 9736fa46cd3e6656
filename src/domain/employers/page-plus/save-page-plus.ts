import type { output } from 'zod'
import { noteEvent } from '../../audit/steps/note-event.ts'
import { isUnlocked } from '../../billing/steps/sells.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { Conflict, NotAllowed, NotFound } from '../../caller/errors.ts'
import { canActForEmployer } from '../../caller/membership.policy.ts'
import { requirePerson } from '../../caller/person.policy.ts'
import { canChangeProfile } from '../employer.policy.ts'
import { keepPagePlus, loadPagePlus, type PagePlus } from './page-plus.queries.ts'
import type { pagePlusSchema } from './page-plus.schema.ts'

/**
 * Keeps the film and the colour of an employer's page.
 * @throws Conflict `employer-words.plus.problem.locked` while the operator sells it and the employer has not bought it; SignInRequired,
 * NotFound, NotAllowed for anyone but its owners
 */
export async function savePagePlus(
  ctx: Context,
  { employerId, videoUrl, tone }: output<typeof pagePlusSchema> & { employerId: number },
): Promise<void> {
  const { userId: by } = requireChanger(ctx, employerId)
  if (!(await isUnlocked(ctx, { employerId, kind: 'employer-page-plus' })))
    throw new Conflict('employer-words.plus.problem.locked')
  await inTransaction(ctx, async inside => {
    const plus = { videoUrl: videoUrl ?? null, tone: tone ?? null }
    await keepPagePlus(inside.db, { employerId, ...plus, by, now: inside.now() })
    await noteEvent(inside, 'employer-profile-changed', { details: { employerId } })
  })
}

/** What its owners have chosen, and whether it is shown. @throws as {@link savePagePlus} */
export async function readPagePlus(
  ctx: Context,
  { employerId }: { employerId: number },
): Promise<PagePlus & { isUnlocked: boolean }> {
  requireChanger(ctx, employerId)
  const plus = await loadPagePlus(ctx.db, employerId)
  const unlocked = await isUnlocked(ctx, { employerId, kind: 'employer-page-plus' })
  return { videoUrl: null, tone: null, ...plus, isUnlocked: unlocked }
}

function requireChanger(ctx: Context, employerId: number) {
  const person = requirePerson(ctx.actor)
  if (!canActForEmployer(person, employerId)) throw new NotFound()
  if (!canChangeProfile(person, employerId)) throw new NotAllowed()
  return person
}
