import { z } from 'zod'
import type { Context } from '../../../../domain/caller/context.ts'
import {
  actionsWithReason,
  type BulkAction,
  bulkActions,
} from '../../../../domain/desk/bulk/bulk-move.values.ts'
import { bulkMost, previewBulkMove } from '../../../../domain/desk/bulk/move-in-bulk.ts'
import { listNameSchema, readListQuestion } from '../../../../domain/desk/lists/list.schema.ts'
import type { ListName } from '../../../../domain/desk/lists/list.values.ts'
import { lockSchema } from '../../../../domain/person-records/person-record.schema.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import { recordLink } from '../../../parts/admin/record-link.server.ts'

export const listPages = {
  people: 'admin-users',
  employers: 'admin-employers',
  jobs: 'admin-jobs',
  feeds: 'admin-feeds',
  tickets: 'admin-support-all',
} as const satisfies Record<ListName, string>

const actionSchema = z.enum(Object.values(bulkActions).flat() as [BulkAction, ...BulkAction[]])
const idSchema = z.string().max(36)

export const moveSchema = z
  .object({
    list: listNameSchema,
    action: actionSchema,
    id: z.array(idSchema).max(bulkMost),
    reason: z.string().trim().optional(),
  })
  .superRefine(({ action, reason }, check) => {
    if (!actionsWithReason.includes(action)) return
    const [problem] = lockSchema.shape.reason.safeParse(reason).error?.issues ?? []
    if (problem) check.addIssue({ code: 'custom', path: ['reason'], message: problem.message })
  })

/** What was chosen in a list, what would be done to it, and to which not and why. */
export async function selectionView(ctx: Context, request: Request) {
  const { locale } = ctx
  const t = translator(locale)
  const params = new URL(request.url).searchParams
  const list = listNameSchema.catch('jobs').parse(params.get('list'))
  const action = actionSchema.catch(bulkActions[list][0]).parse(params.get('action'))
  const of = new URLSearchParams(params.get('of') ?? '')
  const ids = params.getAll('row').filter(id => idSchema.safeParse(id).success)
  const chosen = params.get('all') === 'yes' ? { question: readListQuestion(list, of) } : { ids }
  const { possible, refused, hasMore } = await previewBulkMove(ctx, { list, action, chosen })
  const total = possible.length + refused.reduce((sum, { records }) => sum + records.length, 0)
  const shown = (records: { id: string; name: string }[]) =>
    records.map(({ id, name }) => ({ id, name, to: recordLink(ctx, { list, id }) }))
  return {
    list,
    action,
    needsReason: actionsWithReason.includes(action),
    back: `${href(listPages[list], locale)}?${of}`,
    title: t(`desk-words.bulk.title.${action}`),
    affects: t(`desk-words.bulk.affects.${list}`, { count: total }),
    beyond: hasMore ? t('desk-words.bulk.beyond', { count: formatCount(bulkMost, locale) }) : null,
    possible: shown(possible),
    refused: refused.map(({ reason, records }) => ({
      reason,
      text: t(`desk-words.bulk.refused.${reason}`, { count: formatCount(records.length, locale) }),
      records: shown(records),
    })),
  }
}
