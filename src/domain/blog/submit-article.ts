import { type Context, inTransaction } from '../caller/context.ts'
import type { ArticleDraft } from './article.values.ts'
import { requireEditor } from './blog.policy.ts'
import { publishArticle, scheduleArticle } from './publish-article.ts'
import { saveArticle } from './save-article.ts'

export type Submission = {
  id: number
  version: number
  draft: ArticleDraft
  /** Null only keeps it. */
  go: { move: 'publish' } | { move: 'schedule'; at: Date; until: Date | null } | null
}

/**
 * Keeps the draft as a version and, if wished, shows it to readers: both or nothing, so that a form that comes back with mistakes is still
 * about the version that it was opened with.
 * @throws as `saveArticle`, `publishArticle` and `scheduleArticle`
 */
export async function submitArticle(ctx: Context, { id, draft, go, ...seen }: Submission): Promise<void> {
  requireEditor(ctx)
  await inTransaction(ctx, async inside => {
    const version = await saveArticle(inside, { id, draft, ...seen })
    if (go?.move === 'publish') await publishArticle(inside, { id, version })
    if (go?.move === 'schedule') await scheduleArticle(inside, { id, version, at: go.at, until: go.until })
  })
}
