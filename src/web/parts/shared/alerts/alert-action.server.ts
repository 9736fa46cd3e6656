import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { limits } from '../../../../config/limits.ts'
import { alertSchema, frequencySchema, refusalSchema } from '../../../../domain/alerts/alert.schema.ts'
import { changeAlert, deleteAlert, keepAlert, moveAlert } from '../../../../domain/alerts/change-alert.ts'
import { markRead, refuseMatch } from '../../../../domain/alerts/judge-matches.ts'
import type { AlertKey } from '../../../../domain/alerts/load-own-alert.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { rowIdSchema } from '../../../../domain/caller/row-id.schema.ts'
import { readJobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { href } from '../../../addresses.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { thisPageAgain } from '../../../server/this-page.server.ts'

const nothing = z.object({})
const jobSchema = z.object({ jobId: rowIdSchema })

/** The forms of an alert, the same for its owner's account and for the link in its mails; `keyOf` says which of the two asks. */
export function alertAction(keyOf: (args: ActionFunctionArgs) => AlertKey) {
  const step = (done: string, work: (ctx: Context, key: AlertKey) => Promise<void>) =>
    form({ schema: nothing }, async (ctx, _input, args) => {
      await work(ctx, keyOf(args))
      return back(args, done)
    })
  return formAction({
    change: form({ schema: alertSchema }, async (ctx, { criteria, name, frequency }, args) => {
      const { params } = readJobSearchParams(new URLSearchParams(criteria))
      await changeAlert(ctx, keyOf(args), { params, name, frequency })
      return back(args, 'saved')
    }),
    frequency: form({ schema: frequencySchema }, async (ctx, { frequency }, args) => {
      await changeAlert(ctx, keyOf(args), { frequency })
      return back(args, 'saved')
    }),
    confirm: step('confirmed', (ctx, key) => moveAlert(ctx, key, 'confirm')),
    'pause-days': step('paused', (ctx, key) => moveAlert(ctx, key, 'pause', limits.alertPauseDays)),
    pause: step('paused', (ctx, key) => moveAlert(ctx, key, 'pause')),
    resume: step('resumed', (ctx, key) => moveAlert(ctx, key, 'resume')),
    keep: step('kept', keepAlert),
    'read-all': step('read', (ctx, key) => markRead(ctx, key, null)),
    read: form({ schema: jobSchema }, async (ctx, { jobId }, args) => {
      await markRead(ctx, keyOf(args), [jobId])
      return back(args, 'read', { staysOnPage: true })
    }),
    refuse: form({ schema: refusalSchema }, async (ctx, input, args) => {
      await refuseMatch(ctx, keyOf(args), input)
      return back(args, 'refused', { staysOnPage: true })
    }),
    'take-back': form({ schema: jobSchema }, async (ctx, { jobId }, args) => {
      await refuseMatch(ctx, keyOf(args), { jobId, reason: null })
      return back(args, 'undone', { staysOnPage: true })
    }),
    delete: form({ schema: nothing }, async (ctx, _input, args) => {
      await deleteAlert(ctx, keyOf(args))
      return redirectWithToast(
        href('token' in keyOf(args) ? 'home' : 'alerts', ctx.locale),
        'alert.done.deleted',
      )
    }),
  })
}

function back({ request }: ActionFunctionArgs, what: string, { staysOnPage = false } = {}): Response {
  const only = staysOnPage ? ['page', 'show'] : []
  return redirectWithToast(thisPageAgain(request, { only }), `alert.done.${what}`)
}
