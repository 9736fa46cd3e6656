import { Link } from 'react-router'
import type { Context } from '../../../../../domain/caller/context.ts'
import { cancelInvoice, correctInvoice } from '../../../../../domain/invoicing/change-invoice.ts'
import {
  cancellationFormSchema,
  correctionFormSchema,
} from '../../../../../domain/invoicing/invoicing.schema.ts'
import { readInvoice } from '../../../../../domain/invoicing/read-invoices.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { BackTo } from '../../../../parts/admin/back-to.tsx'
import { secondLook } from '../../../../parts/admin/second-look.server.ts'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { CancellationForm } from './cancellation-form.tsx'
import { cancellationPreview, changeView, correctionPreview, type Preview } from './change-view.server.ts'
import { CorrectionForm } from './correction-form.tsx'

export const loader = pageLoader(async (ctx, { params: { number } }: Route.LoaderArgs) => ({
  view: await changeView(ctx, { number }),
}))

function issued(ctx: Context, number: string, note: string): Response {
  return redirectWithToast(href('admin-invoice', ctx.locale, { number }), `bookkeeping.change.${note}`)
}

export const action = formAction<Preview>({
  correct: form({ schema: correctionFormSchema, isRaw: true }, async (ctx, input, { params }) => {
    const { seen, confirmed, ...correction } = input
    const { id: invoiceId } = await readInvoice(ctx, { number: params.number ?? '' })
    const again = await secondLook({ seen, confirmed }, correction, () =>
      correctionPreview(ctx, { invoiceId, correction }),
    )
    if (again) return again
    const { number } = await correctInvoice(ctx, { invoiceId, correction })
    return issued(ctx, number, 'corrected')
  }),
  cancel: form({ schema: cancellationFormSchema, isRaw: true }, async (ctx, input, { params }) => {
    const { seen, confirmed, reason } = input
    const { id: invoiceId, number: of } = await readInvoice(ctx, { number: params.number ?? '' })
    const again = await secondLook({ seen, confirmed }, { reason }, () =>
      cancellationPreview(ctx, { number: of }),
    )
    if (again) return again
    const { number } = await cancelInvoice(ctx, { invoiceId, reason })
    return issued(ctx, number, 'cancelled')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = args.loaderData?.view.title ?? t('bookkeeping.change.link')
  return pageMeta(args, { title, description: t('bookkeeping.change.intro'), isHidden: true })
}

export default function ChangeInvoice({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const preview = (name: string) => (actionData?.form === name ? (actionData.done ?? null) : null)
  return (
    <AreaPage
      title={view.title}
      intro={t('bookkeeping.change.intro')}
      tabs={useAdminTabs()}
      back={<BackTo to={view.invoiceTo} label={t('bookkeeping.change.back')} />}
    >
      {view.orderTo && (
        <p className="max-w-prose">
          {t('bookkeeping.change.order-text')}{' '}
          <Link to={view.orderTo} className="link">
            {t('bookkeeping.invoice.order')}
          </Link>
        </p>
      )}
      <AreaSection title={t('bookkeeping.change.correct')} text={t('bookkeeping.change.correct-text')}>
        {view.isPartlyPaid ? (
          <p className="text-ink-soft">{t('bookkeeping.change.partly-paid')}</p>
        ) : (
          <CorrectionForm view={view} preview={preview('correct')} answer={actionData} />
        )}
      </AreaSection>
      <AreaSection title={t('bookkeeping.change.cancel')} text={t('bookkeeping.change.cancel-text')}>
        <CancellationForm preview={preview('cancel')} answer={actionData} />
      </AreaSection>
    </AreaPage>
  )
}
