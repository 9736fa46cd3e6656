import type { Database } from '../../db/client.ts'

export async function insertLiveEvents(
  db: Database,
  events: { topic: string; kind: string; details: object; at: Date }[],
): Promise<void> {
  const rows = events.map(({ details, ...event }) => ({ ...event, details: JSON.stringify(details) }))
  await db.insertInto('live_events').values(rows).execute()
}
