import { dayMinutes } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { jobSlug } from '../../vocabulary/jobs/job-slug.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid } from '../caller/errors.ts'
import { newLinkKey } from '../caller/signed-link.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { requireGuest, requireKnown, requireReader } from './idea.policy.ts'
import { countOpenIdeasOf, insertIdea } from './idea.queries.ts'
import type { IdeaPerson } from './idea.ts'
import { insertFollower, insertVote } from './idea-vote.queries.ts'
import { actingPerson, limitConfirmations, mailConfirmation, personOfAddress } from './steps/acting-person.ts'
import { personalDataIn } from './steps/personal-data.ts'

type Input = { title: string; text: string; name: string | null }

/**
 * Publishes an idea of somebody who is known, with their own vote; they are told what becomes of it.
 * @throws {Invalid} for personal data; {Conflict} with five open ideas; {TooMany}; SignInRequired for guests who are not known, NotAllowed for
 * the team and programs
 */
export async function postIdea(ctx: Context, input: Input): Promise<{ ideaId: number; slug: string }> {
  const { isByEmployer } = requireReader(ctx.actor)
  requireImpersonal(input)
  await limitIdeas(ctx)
  return inTransaction(ctx, async inside => {
    const person = requireKnown(await actingPerson(inside))
    return write(inside, { ...input, isByEmployer }, person, true)
  })
}

/** The same for a guest: nothing is public before the mailed link is opened. The response reveals nothing about the address. */
export async function postIdeaAsGuest(
  ctx: Context,
  { email, ...input }: Input & { email: string },
): Promise<void> {
  requireGuest(ctx.actor)
  requireImpersonal(input)
  await limitIdeas(ctx)
  const address = await limitConfirmations(ctx, email)
  await inTransaction(ctx, async inside => {
    const person = await personOfAddress(inside, address)
    await write(inside, { ...input, isByEmployer: false }, person, false)
    await mailConfirmation(inside, person, input.title)
  })
}

/** @throws {Invalid} for what never belongs on a public page */
export function requireImpersonal(texts: { title?: string; text: string; name: string | null }): void {
  const found = personalDataIn([texts.title, texts.text, texts.name].filter(Boolean).join('\n'))
  const never = found.filter(find => find !== 'name')
  if (never.length > 0) throw new Invalid({ text: never.map(find => ({ key: `ideas.problem.has-${find}` })) })
}

async function write(
  ctx: Context,
  { title, text, name, isByEmployer }: Input & { isByEmployer: boolean },
  { id: personId }: IdeaPerson,
  isConfirmed: boolean,
): Promise<{ ideaId: number; slug: string }> {
  const { db, locale } = ctx
  const now = ctx.now()
  if ((await countOpenIdeasOf(db, personId)) >= limits.openIdeasEach)
    throw new Conflict('ideas.problem.many-open')
  const slug = jobSlug(title)
  const ideaId = await insertIdea(db, {
    title,
    slug,
    text,
    locale,
    personId,
    authorName: name || null,
    isByEmployer,
    now,
    isPublished: isConfirmed,
  })
  await insertVote(db, { ideaId, personId, isConfirmed, now })
  await insertFollower(db, { ideaId, personId, isConfirmed, linkKey: newLinkKey(), now })
  return { ideaId, slug }
}

async function limitIdeas(ctx: Context): Promise<void> {
  await limitTries(ctx, {
    kind: 'idea',
    subject: ctx.actor.kind === 'user' ? ctx.actor.userId : ctx.client.address,
    tries: limits.ideasPerDay,
    windowMinutes: dayMinutes,
  })
}
