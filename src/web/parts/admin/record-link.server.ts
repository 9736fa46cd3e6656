import type { Context } from '../../../domain/caller/context.ts'
import type { ListName } from '../../../domain/desk/lists/list.values.ts'
import type { ListRow } from '../../../domain/desk/lists/read-list.ts'
import { href } from '../../addresses.ts'

type Row = Pick<ListRow, 'id' | 'values'> & { list: ListName }

/** Where a row of a list leads: the place for the pages of single people, employers and ads; null where there is nothing to open. */
export function recordLink({ locale }: Context, { list, id, values }: Row): string | null {
  if (list === 'people') return href('admin-person', locale, { id })
  if (list === 'employers') return href('admin-employer', locale, { id })
  if (list === 'jobs' && values.status !== 'deleted') return href('job', locale, { key: id })
  return null
}
