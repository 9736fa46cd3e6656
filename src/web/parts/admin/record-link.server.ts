import type { Context } from '../../../domain/caller/context.ts'
import type { ListName } from '../../../domain/desk/lists/list.values.ts'
import type { ListRow } from '../../../domain/desk/lists/read-list.ts'
import { href } from '../../addresses.ts'

type Row = Pick<ListRow, 'id'> & { list: ListName }

/** Where a row of a list leads: the place for the pages of single people, employers and ads. */
export function recordLink({ locale }: Context, { list, id }: Row): string {
  if (list === 'people') return href('admin-person', locale, { id })
  if (list === 'employers') return href('admin-employer', locale, { id })
  return href('admin-job', locale, { id })
}
