export const articleStates = ['draft', 'scheduled', 'published', 'archived'] as const
export type ArticleState = (typeof articleStates)[number]

export type ArticleTimes = { publishAt: Date | null; archiveAt: Date | null }

/** No state is stored: it follows from two moments and the clock, so that nothing has to happen for an article to appear or to go. */
export function articleStateAt({ publishAt, archiveAt }: ArticleTimes, now: Date): ArticleState {
  if (publishAt === null) return 'draft'
  if (archiveAt !== null && archiveAt <= now) return 'archived'
  return publishAt > now ? 'scheduled' : 'published'
}

export const articleMoves = ['publish', 'schedule', 'archive', 'restore', 'withdraw'] as const
export type ArticleMove = (typeof articleMoves)[number]

/** What may be done in each state; publishing a published one shows what was changed since. */
export const movesOfState: Record<ArticleState, readonly ArticleMove[]> = {
  draft: ['publish', 'schedule'],
  scheduled: ['publish', 'schedule', 'withdraw'],
  published: ['publish', 'archive'],
  archived: ['publish', 'schedule', 'restore', 'withdraw'],
}
