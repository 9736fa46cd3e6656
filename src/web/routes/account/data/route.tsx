import { z } from 'zod'
import { sendProofCode } from '../../../../domain/accounts/factors/send-proof-code.ts'
import { recheckSchema } from '../../../../domain/accounts/recheck.schema.ts'
import { readOwnLog } from '../../../../domain/administration/read-own-log.ts'
import { readOwnProfile } from '../../../../domain/own-account/change-own-profile.ts'
import { cancelDeletion, planDeletion } from '../../../../domain/own-account/delete-account.ts'
import { readExport, requestExport } from '../../../../domain/own-account/export-own-data.ts'
import { listOwnViews } from '../../../../domain/view-as/list-own-views.ts'
import { formatDate, formatMoment } from '../../../../i18n/format.ts'
import { href, localeOf } from '../../../addresses.ts'
import { AccountArea } from '../../../parts/account/account-area.tsx'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { logPage, readLogPosition } from '../../../parts/shared/sign-in/log-entries.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../texts.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { DeleteAccount } from './delete-account.tsx'
import { ExportOwnData } from './export-own-data.tsx'
import { OwnLog } from './own-log.tsx'
import { OwnViews } from './own-views.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { deleteAfter } = await readOwnProfile(ctx)
  const exported = await readExport(ctx)
  const date = (day: Date | null | undefined) => (day ? formatDate(day, ctx.locale) : null)
  return {
    deleteOn: date(deleteAfter),
    exported: exported && {
      id: exported.id,
      status: exported.status,
      donePercent: exported.donePercent,
      until: date(exported.expiresAt),
    },
    views: (await listOwnViews(ctx)).map(({ id, startedAt, reason }) => {
      return { id, reason, at: formatMoment(startedAt, ctx.locale) }
    }),
    log: logPage(await readOwnLog(ctx, { beforeId: readLogPosition(request) }), ctx.locale),
  }
})

const empty = z.object({})

export const action = formAction({
  export: form({ schema: empty }, async (ctx, _input) => {
    await requestExport(ctx)
    return backWith(ctx.locale, 'dashboard.own.export.requested')
  }),
  delete: form({ schema: recheckSchema, secret: ['password', 'code'] }, async (ctx, input) => {
    await planDeletion(ctx, input)
    return backWith(ctx.locale, null)
  }),
  'send-code': form({ schema: empty }, async (ctx, _input) => {
    await sendProofCode(ctx)
    return backWith(ctx.locale, 'dashboard.own.delete.code-sent')
  }),
  cancel: form({ schema: empty }, async (ctx, _input) => {
    await cancelDeletion(ctx)
    return backWith(ctx.locale, 'dashboard.own.delete.cancelled')
  }),
})

function backWith(locale: 'de' | 'en', note: string | null): Response {
  return redirectWithToast(href('account-data', locale), note)
}

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = t('dashboard.own.data-title')
  return pageMeta(args, { title, description: t('dashboard.own.data-intro'), isHidden: true })
}

export default function AccountData({
  loaderData: { exported, log, views, deleteOn },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AccountArea title={t('dashboard.own.data-title')} intro={t('dashboard.own.data-intro')}>
      <ExportOwnData exported={exported} />
      <OwnLog log={log} />
      {views.length > 0 && <OwnViews views={views} />}
      <DeleteAccount deleteOn={deleteOn} answer={actionData} />
    </AccountArea>
  )
}
