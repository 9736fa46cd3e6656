import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { listIdeas as listRows, listSimilarIdeas } from './idea.queries.ts'
import { type IdeaStatus, ideaStatuses, openIdeaStatuses, roadmapStatuses } from './idea.status.ts'
import type { Idea } from './idea.ts'
import type { IdeaSort } from './idea.values.ts'
import { listMarks } from './idea-vote.queries.ts'
import { knownPerson } from './steps/acting-person.ts'

export type ListedIdea = Idea & { isVoted: boolean }

/** Public ideas; open ones, unless a status or words are given. Words order by how well an idea fits them. */
export async function listIdeas(
  ctx: Context,
  input: { sort: IdeaSort; status: IdeaStatus | null; words: string | null; page: number },
): Promise<{ ideas: ListedIdea[]; total: number; pageCount: number }> {
  const { sort, status, words, page } = input
  const statuses = status !== null ? [status] : words === null ? openIdeaStatuses : ideaStatuses
  const limit = limits.ideasShown
  const offset = (page - 1) * limit
  const { ideas, total } = await listRows(ctx.db, { sort, statuses, words, offset, limit })
  return { ideas: await withVotes(ctx, ideas), total, pageCount: Math.max(1, Math.ceil(total / limit)) }
}

/** What is planned, in progress and done, the most wanted first. */
export async function readRoadmap(
  ctx: Context,
): Promise<{ status: (typeof roadmapStatuses)[number]; ideas: ListedIdea[]; total: number }[]> {
  return Promise.all(
    roadmapStatuses.map(async status => {
      const { ideas, total } = await listRows(ctx.db, {
        sort: 'top',
        statuses: [status],
        words: null,
        offset: 0,
        limit: limits.ideasShown,
      })
      return { status, ideas: await withVotes(ctx, ideas), total }
    }),
  )
}

/** Public ideas that say nearly the same as the words. */
export async function findSimilarIdeas(ctx: Context, { words }: { words: string }): Promise<Idea[]> {
  const asked = words.trim().slice(0, limits.ideaTextChars)
  return asked === '' ? [] : listSimilarIdeas(ctx.db, asked, limits.similarIdeasShown)
}

async function withVotes(ctx: Context, ideas: Idea[]): Promise<ListedIdea[]> {
  const person = await knownPerson(ctx)
  const ids = ideas.map(({ id }) => id)
  const voted = person ? (await listMarks(ctx.db, person.id, ids)).voted : []
  return ideas.map(idea => ({ ...idea, isVoted: voted.includes(idea.id) }))
}
