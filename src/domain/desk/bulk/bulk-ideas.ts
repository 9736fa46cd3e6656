import { changeIdeaStatus } from '../../ideas/desk/change-idea.ts'
import { type IdeaStatus, ideaLife } from '../../ideas/idea.status.ts'
import type { BulkKind } from './bulk-kind.ts'
import type { BulkAction, BulkRefusal } from './bulk-move.values.ts'
import { type MovableIdea, selectIdeas } from './bulk-records.queries.ts'

/** Everyone who follows an idea is told at once, so that none of these is taken back. */
export const bulkIdeas: BulkKind = {
  permission: () => 'content.edit',
  load: async (ctx, { action, ids }) =>
    (await selectIdeas(ctx.db, ids.map(Number))).map(idea => ({
      id: String(idea.id),
      name: idea.title,
      refusal: refusalOf(idea, statusAfter[action]),
    })),
  change: async (ctx, { action, id, reason }) => {
    const ideaId = Number(id)
    const [idea] = await selectIdeas(ctx.db, [ideaId])
    const status = statusAfter[action] ?? 'new'
    return changeIdeaStatus(ctx, { ideaId, version: idea?.version ?? 0, status, text: reason })
  },
}

const statusAfter: Partial<Record<BulkAction, IdeaStatus>> = {
  plan: 'planned',
  begin: 'in-progress',
  finish: 'done',
  decline: 'declined',
}

function refusalOf({ status, isMerged }: MovableIdea, to: IdeaStatus | undefined): BulkRefusal | null {
  if (isMerged) return 'merged'
  return to && ideaLife.may(status, to, 'team') ? null : 'status'
}
