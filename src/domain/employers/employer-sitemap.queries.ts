import type { Database } from '../../db/client.ts'

/** Every employer with what its address needs. */
export async function loadSitemapEmployers(db: Database) {
  return db.selectFrom('employers').select(['id', 'slug', 'updated_at']).orderBy('id').execute()
}
