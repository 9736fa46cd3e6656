import { articleStateAt, movesOfState } from '../../blog/article.status.ts'
import { archiveArticle, unarchiveArticle } from '../../blog/publish-article.ts'
import type { BulkKind } from './bulk-kind.ts'
import type { BulkAction, BulkRefusal } from './bulk-move.values.ts'
import { type MovableArticle, selectArticles } from './bulk-records.queries.ts'

/** Taking articles from readers and giving them back; publishing is left to the editor, who sees what is published. */
export const bulkArticles: BulkKind = {
  permission: () => 'content.edit',
  load: async (ctx, { action, ids }) =>
    (await selectArticles(ctx.db, ids.map(Number))).map(article => ({
      id: String(article.id),
      name: article.title || `#${article.id}`,
      refusal: refusalOf(article, action, ctx.now()),
    })),
  change: async (ctx, { action, id }) => {
    const [article] = await selectArticles(ctx.db, [Number(id)])
    const seen = { id: Number(id), version: article?.version ?? 0 }
    return action === 'archive' ? archiveArticle(ctx, seen) : unarchiveArticle(ctx, seen)
  },
}

/** One whose end is planned would lose that day by being archived and given back. */
function refusalOf(article: MovableArticle, action: BulkAction, now: Date): BulkRefusal | null {
  const move = action === 'archive' ? 'archive' : 'restore'
  if (!movesOfState[articleStateAt(article, now)].includes(move)) return 'status'
  return action === 'archive' && article.archiveAt !== null ? 'planned-end' : null
}
