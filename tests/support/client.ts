import { type Client, noClient } from '../../src/domain/caller/client.ts'
import type { Context } from '../../src/domain/caller/context.ts'

/** A browser of people: what looks like a robot is not counted. */
export const somebody: Client = {
  ...noClient,
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0',
}

/** The same asked by another client. */
export function via(ctx: Context, client: Partial<Client>): Context {
  return { ...ctx, client: { ...ctx.client, ...client } }
}

/** What makes a client the browser of a guest who has left something with this key. */
export function browser(key: string): Pick<Client, 'guestKeys'> {
  return { guestKeys: { uploads: key, adDrafts: key } }
}
