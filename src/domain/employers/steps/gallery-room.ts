import { countEntitlements } from '../../billing/steps/spend-entitlement.ts'
import type { Context } from '../../caller/context.ts'

/** So many pictures are everybody's. */
const galleryMax = 20
const galleryMaxPlus = 40

/** How many pictures of an employer are shown and may be added; those beyond are kept, and shown again when it has more room. */
export async function galleryRoom(ctx: Context, employerId: number): Promise<number> {
  const bought = await countEntitlements(ctx, { employerId, kind: 'employer-page-plus' })
  return bought > 0 ? galleryMaxPlus : galleryMax
}
