import type { Context } from '../../caller/context.ts'
import { queueMails } from '../../mail/steps/queue-mail.ts'
import type { Idea } from '../idea.ts'
import { listFollowersToTell } from '../idea-vote.queries.ts'
import { followTokenOf } from './idea-link.ts'

type Change = {
  /** What happened: the new status, an answer of the team, or that it was merged. */
  change: Idea['status'] | 'answered' | 'merged'
  text: string | null
  /** Names the change among those of the idea, so that nobody is told twice. */
  key: string
}

/** One mail for each change to everyone who follows the idea. The caller has asked its policy. */
export async function tellFollowers(ctx: Context, idea: Idea, { change, text, key }: Change): Promise<void> {
  const followers = await listFollowersToTell(ctx.db, idea.id)
  await queueMails(
    ctx,
    followers.map(({ personId, userId, email, locale, linkKey }) => ({
      to: email,
      template: 'idea-changed' as const,
      props: {
        title: idea.title,
        change,
        text,
        url: ctx.links.idea(idea.id, idea.slug, locale),
        unsubscribeUrl: ctx.links.endIdea(followTokenOf(ctx, linkKey), locale),
      },
      locale,
      userId,
      key: `idea-changed ${idea.id} ${key} ${personId}`,
    })),
  )
}
