import type { LoaderFunctionArgs } from 'react-router'
import { daysAfter } from '../../../../basics/time.ts'
import { limits } from '../../../../config/limits.ts'
import type { AlertKey } from '../../../../domain/alerts/load-own-alert.ts'
import { readAlert } from '../../../../domain/alerts/read-own-alerts.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { readJobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { pagePath } from '../../../addresses.ts'
import { alertFormView } from './alert-form.server.ts'
import { alertView, matchViews } from './alert-view.server.ts'

export type AlertPageView = Awaited<ReturnType<typeof loadAlertPage>>

/** An alert with its matches. With `edit`, the form for its criteria instead: those of the URL, or the stored ones if it names none. */
export async function loadAlertPage(ctx: Context, { request }: LoaderFunctionArgs, key: AlertKey) {
  const url = new URL(request.url)
  const listPath = pagePath(url.pathname)
  const page = Number(url.searchParams.get('page')) || 1
  const refused = url.searchParams.get('show') === 'refused'
  const read = await readAlert(ctx, key, { page, refused })
  const { alert } = read
  const t = translator(ctx.locale)
  const wantedUntil = alert.askedAt && daysAfter(alert.askedAt, limits.alertAnswerDays)
  return {
    alert: await alertView(ctx, alert),
    isGuest: alert.isGuest,
    listPath,
    refused,
    page: read.page,
    pages: read.pages,
    matches: await matchViews(ctx, alert, read.matches),
    refusals: read.refusals.map(({ reason, ads }) => `${t(`alert.reason.${reason}`)} (${ads})`).join(', '),
    wantedUntil: wantedUntil && formatDate(wantedUntil, ctx.locale),
    form: url.searchParams.has('edit') ? await editForm(ctx, url, listPath, alert.params) : null,
  }
}

async function editForm(ctx: Context, url: URL, listPath: string, own: Parameters<typeof alertFormView>[1]) {
  const asked = new URLSearchParams(url.search)
  const isFresh = asked.get('edit') !== 'criteria'
  for (const name of ['edit', 'page', 'show', 'ask']) asked.delete(name)
  const params = isFresh ? own : readJobSearchParams(asked).params
  return alertFormView(ctx, params, { listPath, kept: [['edit', 'criteria']] })
}
