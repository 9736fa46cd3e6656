import { type Client, noClient } from '../../src/domain/caller/client.ts'
import type { Context } from '../../src/domain/caller/context.ts'

/** An ordinary browser: views by anything that looks like a robot are not counted. */
export const somebody: Client = {
  ...noClient,
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0',
}

/** The same context with some facts about the client replaced. */
export function via(ctx: Context, client: Partial<Client>): Context {
  return { ...ctx, client: { ...ctx.client, ...client } }
}

/** The browser of a guest who has left uploads and drafts under this key. */
export function browser(key: string): Pick<Client, 'guestKeys'> {
  return { guestKeys: { uploads: key, adDrafts: key, questions: key, assistant: key, ideas: key } }
}
