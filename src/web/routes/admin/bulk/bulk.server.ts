import { z } from 'zod'
import type { Context } from '../../../../domain/caller/context.ts'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { bulkActions } from '../../../../domain/desk/bulk/job-move.values.ts'
import { bulkMost, previewBulkMove } from '../../../../domain/desk/bulk/move-jobs.ts'
import { readListQuestion } from '../../../../domain/desk/lists/list.schema.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'

export const bulkActionSchema = z.enum(bulkActions)

/** What was chosen in the list of ads, what would be done to it, and to which not and why. */
export async function bulkView(ctx: Context, request: Request) {
  const { locale } = ctx
  const t = translator(locale)
  const params = new URL(request.url).searchParams
  const action = bulkActionSchema.catch('pause').parse(params.get('action'))
  const of = new URLSearchParams(params.get('of') ?? '')
  const jobIds = params.getAll('job').flatMap(text => rowIdSchema.safeParse(text).data ?? [])
  const chosen = params.get('all') === 'yes' ? { question: readListQuestion('jobs', of) } : { jobIds }
  const { possible, refused, hasMore } = await previewBulkMove(ctx, { action, chosen })
  const total = possible.length + refused.reduce((sum, { jobs }) => sum + jobs.length, 0)
  return {
    action,
    back: `${href('admin-jobs', locale)}?${of}`,
    title: t(`desk-words.bulk.title.${action}`),
    affects: t('desk-words.bulk.affects', { count: total }),
    beyond: hasMore ? t('desk-words.bulk.beyond', { count: formatCount(bulkMost, locale) }) : null,
    possible,
    refused: refused.map(({ reason, jobs }) => ({
      reason,
      text: t(`desk-words.bulk.refused.${reason}`, { count: formatCount(jobs.length, locale) }),
      jobs,
    })),
  }
}
