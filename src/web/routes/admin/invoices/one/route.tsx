import { Link } from 'react-router'
import { z } from 'zod'
import { holdDunning, releaseDunning } from '../../../../../domain/invoicing/dunning/hold-dunning.ts'
import { reasonSchema } from '../../../../../domain/invoicing/invoicing.schema.ts'
import { readInvoice } from '../../../../../domain/invoicing/read-invoices.ts'
import { href, localeOf } from '../../../../addresses.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { BackTo } from '../../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DefinitionGrid } from '../../../../ui/definition-grid.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { type InvoiceView, invoiceView } from './invoice-view.server.ts'

export const loader = pageLoader(async (ctx, { params: { number } }: Route.LoaderArgs) => ({
  invoice: await invoiceView(ctx, { number }),
}))

export const action = formAction({
  hold: form({ schema: reasonSchema }, async (ctx, { reason }, { params: { number = '' } }) => {
    const { id: invoiceId } = await readInvoice(ctx, { number })
    await holdDunning(ctx, { invoiceId, reason })
    return redirectWithToast(href('admin-invoice', ctx.locale, { number }), 'bookkeeping.dunning.held')
  }),
  release: form({ schema: z.object({}) }, async (ctx, _input, { params: { number = '' } }) => {
    const { id: invoiceId } = await readInvoice(ctx, { number })
    await releaseDunning(ctx, { invoiceId })
    return redirectWithToast(href('admin-invoice', ctx.locale, { number }), 'bookkeeping.dunning.released')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = args.loaderData?.invoice.title ?? t('bookkeeping.open.title')
  return pageMeta(args, { title, description: t('bookkeeping.open.intro'), isHidden: true })
}

export default function AdminInvoice({ loaderData: { invoice }, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <AreaPage
      title={invoice.title}
      intro={invoice.buyer}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-open-items')} label={t('bookkeeping.pages.open-items')} />}
    >
      <DefinitionGrid facts={invoice.facts} />
      <p className="flex flex-wrap gap-x-5">
        {invoice.files.map(file => (
          <a key={file.to} href={file.to} className="link inline-flex min-h-11 items-center">
            {file.label}
          </a>
        ))}
        {invoice.orderTo && (
          <Link to={invoice.orderTo} className="link inline-flex min-h-11 items-center">
            {t('bookkeeping.invoice.order')}
          </Link>
        )}
        {invoice.changeTo && (
          <Link to={invoice.changeTo} className="link inline-flex min-h-11 items-center">
            {t('bookkeeping.change.link')}
          </Link>
        )}
      </p>
      {invoice.payments.length > 0 && (
        <AreaSection title={t('bookkeeping.invoice.payments')}>
          <ul>
            {invoice.payments.map(({ id, text }) => (
              <li key={id} className="figures">
                {text}
              </li>
            ))}
          </ul>
        </AreaSection>
      )}
      {invoice.dunning && <Dunning invoice={invoice} answer={actionData} />}
    </AreaPage>
  )
}

type DunningProps = { invoice: InvoiceView; answer: FormAnswer<unknown> | undefined }

function Dunning({ invoice: { held, dunning }, answer }: DunningProps) {
  const { t } = useTexts()
  const state = useSiteForm<{ reason: string }>({ name: 'hold', answer })
  if (dunning?.isHeld)
    return (
      <AreaSection title={t('bookkeeping.dunning.title')} text={held ?? ''}>
        <ActionButton form="release" variant="secondary">
          {t('bookkeeping.dunning.release')}
        </ActionButton>
      </AreaSection>
    )
  return (
    <AreaSection title={t('bookkeeping.dunning.title')} text={t('bookkeeping.dunning.text')}>
      <SiteForm state={state}>
        <TextField field={state.fields.reason} label={t('orders.admin.reason')} maxLength={500} />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {t('bookkeeping.dunning.hold')}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
