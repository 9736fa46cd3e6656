import type { Database } from '../../db/client.ts'

/** Of questions that were settled before then, however. */
export async function deleteSettledAskers(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('question_askers')
    .where('question_id', 'in', eb =>
      eb.selectFrom('job_questions').select('id').where('settled_at', '<', before),
    )
    .execute()
}

export async function deleteUnconfirmed(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('question_addresses')
    .where('confirmed_at', 'is', null)
    .where('left_at', '<', before)
    .execute()
}

/** Addresses that wait for nothing any more. */
export async function deleteUnusedAddresses(db: Database): Promise<void> {
  await db
    .deleteFrom('question_addresses')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('question_askers')
            .select('question_id')
            .whereRef('question_askers.address_id', '=', 'question_addresses.id'),
        ),
      ),
    )
    .execute()
}
