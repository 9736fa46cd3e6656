import type { Database } from '../../db/client.ts'

export async function countEmployersUpTo(db: Database, limit: number): Promise<number> {
  return (await db.selectFrom('employers').select('id').limit(limit).execute()).length
}
