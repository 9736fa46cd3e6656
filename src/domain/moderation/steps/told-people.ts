import type { Context } from '../../caller/context.ts'
import type { ModerationCase } from '../moderation.ts'
import {
  findToldAuthor,
  findToldGuest,
  findToldOfEmployer,
  findToldPerson,
  type ToldPerson,
} from '../target.queries.ts'

/** Whom a decision about something is told; nobody when they are gone. */
export async function toldPeople(
  ctx: Context,
  {
    targetKind,
    targetId,
    employerId,
    userId,
  }: Pick<ModerationCase, 'targetKind' | 'targetId' | 'employerId' | 'userId'>,
): Promise<ToldPerson[]> {
  if (employerId !== null)
    return findToldOfEmployer(ctx.db, employerId, targetKind === 'job' ? Number(targetId) : null)
  if (userId !== null) return findToldPerson(ctx.db, userId)
  if (targetKind === 'idea' || targetKind === 'idea-comment')
    return findToldAuthor(ctx.db, targetKind === 'idea' ? 'ideas' : 'idea_comments', Number(targetId))
  return targetKind === 'message' ? findToldGuest(ctx.db, Number(targetId)) : []
}
