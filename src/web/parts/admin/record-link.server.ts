import type { Context } from '../../../domain/caller/context.ts'
import type { ListName } from '../../../domain/desk/lists/list.values.ts'
import type { ListRow } from '../../../domain/desk/lists/read-list.ts'
import { type AddressName, href } from '../../addresses.ts'

const recordPages = {
  people: 'admin-person',
  employers: 'admin-employer',
  jobs: 'admin-job',
  feeds: 'admin-feed',
  tickets: 'admin-support-request',
  orders: 'admin-order',
  cases: 'admin-report',
  ideas: 'admin-idea',
  articles: 'admin-article',
  admins: 'admin-admin',
  // An entry says all there is.
  log: null,
} as const satisfies Record<ListName, AddressName | null>

type Row = Pick<ListRow, 'id'> & { list: ListName }

/** Where a row of a list leads, if it has a page of its own. */
export function recordLink({ locale }: Context, { list, id }: Row): string | null {
  const page = recordPages[list]
  return page && href(page, locale, { id })
}
