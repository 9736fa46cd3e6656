import type { Context } from '../../../domain/caller/context.ts'
import type { ListName } from '../../../domain/desk/lists/list.values.ts'
import type { ListRow } from '../../../domain/desk/lists/read-list.ts'
import { href } from '../../addresses.ts'

const recordPages = {
  people: 'admin-person',
  employers: 'admin-employer',
  jobs: 'admin-job',
  feeds: 'admin-feed',
  tickets: 'admin-support-request',
} as const satisfies Record<ListName, string>

type Row = Pick<ListRow, 'id'> & { list: ListName }

/** Where a row of a list leads: the place for the pages of single people, employers and ads. */
export function recordLink({ locale }: Context, { list, id }: Row): string {
  return href(recordPages[list], locale, { id })
}
