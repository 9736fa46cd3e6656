import { z } from 'zod'
import { limits } from '../../../../config/limits.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import {
  type BulkAction,
  bulkActions,
  graveActions,
  oppositeOf,
} from '../../../../domain/desk/bulk/bulk-move.values.ts'
import { bulkMost, previewBulkMove } from '../../../../domain/desk/bulk/move-in-bulk.ts'
import { listNameSchema, readListQuestion } from '../../../../domain/desk/lists/list.schema.ts'
import type { ListName } from '../../../../domain/desk/lists/list.values.ts'
import { ideaRefusalSchema } from '../../../../domain/ideas/idea.schema.ts'
import { lockSchema } from '../../../../domain/person-records/person-record.schema.ts'
import { lockReasonChars } from '../../../../domain/person-records/person-record.values.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import { recordLink } from '../../../parts/admin/record-link.server.ts'

const listPages = {
  people: 'admin-users',
  employers: 'admin-employers',
  jobs: 'admin-jobs',
  feeds: 'admin-feeds',
  tickets: 'admin-support-all',
  orders: 'admin-orders',
  cases: 'admin-reports-all',
  ideas: 'admin-ideas',
  articles: 'admin-blog',
  admins: 'admin-admins',
  log: 'admin-audit',
} as const satisfies Record<ListName, string>

const actionSchema = z.enum(Object.values(bulkActions).flat() as [BulkAction, ...BulkAction[]])
const idSchema = z.string().max(36)

/** What is said to whoever is concerned. */
const reasons: Partial<Record<BulkAction, { label: string; mostChars: number; schema: z.ZodType }>> = {
  lock: { label: 'records.lock.reason', mostChars: lockReasonChars, schema: lockSchema.shape.reason },
  decline: {
    label: 'ideas.admin.status-text',
    mostChars: limits.ideaCommentChars,
    schema: ideaRefusalSchema.shape.text,
  },
}

export const moveSchema = z
  .object({
    list: listNameSchema,
    action: actionSchema,
    id: z.array(idSchema).max(bulkMost),
    reason: z.string().trim().optional(),
  })
  .superRefine(({ action, reason }, check) => {
    const [problem] = reasons[action]?.schema.safeParse(reason).error?.issues ?? []
    if (problem) check.addIssue({ code: 'custom', path: ['reason'], message: problem.message })
  })

/** The list as it was narrowed when rows of it were chosen. */
export function listAddress(
  { locale }: Pick<Context, 'locale'>,
  list: ListName,
  params: URLSearchParams,
): string {
  const of = new URLSearchParams(params.get('of') ?? '')
  // A list whose address had it for the router would not open as a page.
  of.delete('_routes')
  return href(listPages[list], locale) + (of.size > 0 ? `?${of}` : '')
}

/** What was chosen in a list, what would be done to it, and to which not and why. */
export async function selectionView(ctx: Context, request: Request) {
  const { locale } = ctx
  const t = translator(locale)
  const params = new URL(request.url).searchParams
  const list = listNameSchema.catch('jobs').parse(params.get('list'))
  const action = actionSchema.catch(bulkActions[list].at(0) ?? 'pause').parse(params.get('action'))
  const of = new URLSearchParams(params.get('of') ?? '')
  const ids = params.getAll('row').filter(id => idSchema.safeParse(id).success)
  const chosen = params.get('all') === 'yes' ? { question: readListQuestion(list, of) } : { ids }
  const { possible, refused, hasMore } = await previewBulkMove(ctx, { list, action, chosen })
  const reason = reasons[action]
  const total = possible.length + refused.reduce((sum, { records }) => sum + records.length, 0)
  const shown = (records: { id: string; name: string }[]) =>
    records.map(({ id, name }) => ({ id, name, to: recordLink(ctx, { list, id }) }))
  return {
    list,
    action,
    reason: reason ? { label: t(reason.label), mostChars: reason.mostChars } : null,
    isGrave: graveActions.includes(action),
    text: oppositeOf[action] ? null : t('desk-words.bulk.for-good'),
    area: listPages[list],
    listTitle: t(`desk-words.title.${list}`),
    back: listAddress(ctx, list, params),
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
