import { claimCase, releaseCase } from '../../moderation/claim-case.ts'
import type { BulkKind } from './bulk-kind.ts'
import type { BulkRefusal } from './bulk-move.values.ts'
import { type MovableCase, selectCases } from './bulk-records.queries.ts'

/** Who looks into it. Deciding stays with each case, whose statement says what and why. */
export const bulkCases: BulkKind = {
  permission: () => 'reports.decide',
  load: async (ctx, { action, ids }) => {
    const ownId = ctx.actor.kind === 'admin' ? ctx.actor.userId : null
    return (await selectCases(ctx.db, ids.map(Number))).map(found => ({
      id: String(found.id),
      name: found.label,
      refusal: action === 'claim' ? whyNotClaimed(found) : whyNotReleased(found, ownId),
    }))
  },
  change: (ctx, { action, id }) =>
    action === 'claim' ? claimCase(ctx, { caseId: Number(id) }) : releaseCase(ctx, { caseId: Number(id) }),
}

function whyNotClaimed({ status, assignedTo }: MovableCase): BulkRefusal | null {
  if (status === 'decided') return 'decided'
  return assignedTo === null ? null : 'taken'
}

/** Only one's own, so that it can be undone exactly. */
function whyNotReleased({ assignedTo }: MovableCase, ownId: string | null): BulkRefusal | null {
  if (assignedTo === null) return 'free'
  return assignedTo === ownId ? null : 'of-others'
}
