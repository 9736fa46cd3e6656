import type { Database } from '../../db/client.ts'

export async function loadSitemapEmployers(db: Database) {
  return db
    .selectFrom('employers')
    .select(['id', 'slug', 'updated_at'])
    .where('hidden_by', 'is', null)
    .orderBy('id')
    .execute()
}
