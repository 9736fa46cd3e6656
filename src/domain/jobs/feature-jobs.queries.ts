import type { Database } from '../../db/client.ts'

export async function updateFeaturedUntil(
  db: Database,
  { employerId, externalIds, until }: { employerId: number; externalIds: string[]; until: Date },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ featured_until: until })
    .where('employer_id', '=', employerId)
    .where('external_id', 'in', externalIds)
    .execute()
}
