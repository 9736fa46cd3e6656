import type { Context } from '../../../../domain/caller/context.ts'
import {
  type FoundRecord,
  findRecords,
  type RecordPosition,
} from '../../../../domain/desk/search/find-records.ts'
import { readQuestion } from '../../../../domain/desk/search/read-question.ts'
import { kindPrefixes, type RecordKind } from '../../../../domain/desk/search/record-kind.values.ts'
import { formatDate } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { href } from '../../../addresses.ts'

/** What was found, by kind, with a link to each and to the rest. */
export async function foundView(ctx: Context, { q, after }: { q: string; after: RecordPosition | null }) {
  const { kind, words } = readQuestion(q)
  const found = await findRecords(ctx, { text: q, after })
  const here = href('admin-search', ctx.locale)
  return found.map(({ kind: each, records, next }) => {
    const query = new URLSearchParams({ q: `${kindPrefixes[each][0]}: ${words}` })
    if (next && kind !== null) query.set('after', `${next.at}|${next.id}`)
    return {
      kind: each,
      isPaged: kind !== null,
      more: next && `${here}?${query}`,
      records: records.map(record => ({
        id: record.id,
        name: record.name,
        detail: record.detail,
        date: formatDate(new Date(record.at), ctx.locale),
        to: linkOf[each](record, ctx.locale),
      })),
    }
  })
}

/** Where each kind is looked at. */
const linkOf: Record<RecordKind, (record: Pick<FoundRecord, 'id'>, locale: Locale) => string> = {
  person: ({ id }, locale) => href('admin-person', locale, { id }),
  employer: ({ id }, locale) => href('admin-employer', locale, { id }),
  job: ({ id }, locale) => href('admin-job', locale, { id }),
  application: ({ id }, locale) => href('employer-application', locale, { id }),
  feed: ({ id }, locale) => href('admin-feed', locale, { id }),
  ticket: ({ id }, locale) => href('admin-support-request', locale, { id }),
  order: ({ id }, locale) => href('admin-order', locale, { id }),
}
