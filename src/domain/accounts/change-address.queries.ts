import type { Database } from '../../db/client.ts'

/** False when the person's address has changed since, or the new one was taken meanwhile. */
export async function changeEmail(
  db: Database,
  change: { userId: string; from: string; to: string },
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ email: change.to, email_verified: true, updated_at: now })
    .where('id', '=', change.userId)
    .where('email', '=', change.from)
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (isTaken(error)) return { numUpdatedRows: 0n }
      throw error
    })
  return result.numUpdatedRows > 0n
}

/** Unique violation: of two concurrent changes to one address, the database accepts one. */
function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'
}
