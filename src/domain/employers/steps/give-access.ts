import type { Context } from '../../caller/context.ts'
import { upsertLink } from '../team/employer-access.queries.ts'

/** Lets a person act for an employer, whatever stood there before. The caller has asked its policy. */
export async function giveAccess(
  ctx: Context,
  { userId, employerId, role }: { userId: string; employerId: number; role: 'owner' | 'recruiter' },
): Promise<void> {
  await upsertLink(ctx.db, { userId, employerId, role, decidedBy: null, now: ctx.now() })
}
