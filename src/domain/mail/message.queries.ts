import type { Database } from '../../db/client.ts'

export async function insertMessage(
  db: Database,
  mail: {
    to: string
    template: string
    props: object
    locale: string
    userId?: string
    key?: string
    now: Date
  },
): Promise<void> {
  await db
    .insertInto('messages')
    .values({
      recipient: mail.to,
      template: mail.template,
      props: JSON.stringify(mail.props),
      locale: mail.locale,
      user_id: mail.userId ?? null,
      key: mail.key ?? null,
      created_at: mail.now,
      send_after: mail.now,
    })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
}
