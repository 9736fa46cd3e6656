import type { Database } from '../../db/client.ts'

export async function isEmployerHidden(db: Database, employerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('employers')
    .select('id')
    .where('id', '=', employerId)
    .where('hidden_by', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
