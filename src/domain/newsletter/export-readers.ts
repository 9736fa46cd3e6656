import type { Readable } from 'node:stream'
import type { Context } from '../caller/context.ts'
import { linkTokenOf } from '../caller/signed-link.ts'
import { spreadsheetCsv } from '../caller/spreadsheet-csv.ts'
import { requireReadersAccess } from './newsletter.policy.ts'
import { countReaders, listReaders } from './newsletter.queries.ts'

const readersAtOnce = 1_000

/** Number of confirmed and unconfirmed subscribers. @throws as `requireReadersAccess` */
export async function readReaderCounts(ctx: Context): Promise<{ confirmed: number; unconfirmed: number }> {
  requireReadersAccess(ctx.actor)
  return countReaders(ctx.db)
}

/**
 * All confirmed subscribers, for the program that sends the newsletter: address, language, proof of consent, and the unsubscribe URL, which
 * belongs in every issue and its List-Unsubscribe header.
 * @throws as `requireReadersAccess`
 */
export function exportReaders(ctx: Context): Readable {
  requireReadersAccess(ctx.actor)
  return spreadsheetCsv(
    ['email', 'language', 'consent_text', 'asked_at', 'confirmed_at', 'unsubscribe_url'],
    rowsOf(ctx),
  )
}

async function* rowsOf(ctx: Context): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const readers = await listReaders(ctx.db, after, readersAtOnce)
    for (const { email, locale, consentVersion, askedAt, confirmedAt, linkKey } of readers) {
      const token = linkTokenOf(ctx, linkKey, 'newsletter')
      yield [
        email,
        locale,
        consentVersion,
        askedAt.toISOString(),
        confirmedAt?.toISOString() ?? '',
        ctx.links.unsubscribeNewsletter(token, locale),
      ]
    }
    const last = readers.at(-1)
    if (!last || readers.length < readersAtOnce) return
    after = last.email
  }
}
