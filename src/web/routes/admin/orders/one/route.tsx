import { Link } from 'react-router'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { cancelOnAccount } from '../../../../../domain/orders/desk/cancel-on-account.ts'
import { refundSchema } from '../../../../../domain/orders/desk/order-desk.schema.ts'
import { readOrderForDesk } from '../../../../../domain/orders/desk/read-orders.ts'
import { refundOrder } from '../../../../../domain/orders/desk/refund-order.ts'
import { href, localeOf } from '../../../../addresses.ts'
import type { FormAnswer } from '../../../../form-answer.ts'
import { BackTo } from '../../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { OrderHistory, OrderSums } from '../../../../parts/shared/orders/order-facts.tsx'
import { orderView } from '../../../../parts/shared/orders/order-view.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DefinitionGrid } from '../../../../ui/definition-grid.tsx'
import { SiteForm } from '../../../../ui/site-form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSiteForm } from '../../../../use-site-form.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { params: { id } }: Route.LoaderArgs) => {
  const read = await readOrderForDesk(ctx, { id: rowIdSchema.catch(0).parse(id) })
  const { employer_id: employerId } = read.order
  return {
    order: orderView(ctx, read),
    employerTo: employerId === null ? null : href('admin-employer', ctx.locale, { id: employerId }),
  }
})

export const action = formAction({
  refund: form({ schema: refundSchema }, async (ctx, { reason }, { params }) => {
    const id = rowIdSchema.catch(0).parse(params.id)
    await refundOrder(ctx, { id, reason })
    return redirectWithToast(href('admin-order', ctx.locale, { id }), 'orders.admin.refund-asked')
  }),
  'take-back': form({ schema: refundSchema }, async (ctx, { reason }, { params }) => {
    const id = rowIdSchema.catch(0).parse(params.id)
    await cancelOnAccount(ctx, { id, reason })
    return redirectWithToast(href('admin-order', ctx.locale, { id }), 'orders.cancelled')
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = args.loaderData?.order.title ?? t('orders.admin.title')
  return pageMeta(args, { title, description: t('orders.admin.intro'), isHidden: true })
}

export default function AdminOrder({ loaderData: { order, employerTo }, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <AreaPage
      title={order.title}
      intro={<Badge tone={order.tone}>{order.status}</Badge>}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-orders')} label={t('bookkeeping.pages.orders')} />}
    >
      <DefinitionGrid facts={order.facts} />
      {employerTo && (
        <p>
          <Link className="link" to={employerTo}>
            {t('orders.admin.employer')}
          </Link>
        </p>
      )}
      <OrderSums order={order} />
      {order.canRefund && (
        <Reasoned
          form="refund"
          title={t('orders.admin.refund')}
          text={t(order.isByTransfer ? 'orders.admin.refund-transfer' : 'orders.admin.refund-text')}
          action={t(order.isByTransfer ? 'orders.admin.note-refund' : 'orders.admin.refund-action')}
          answer={actionData}
        />
      )}
      {order.canTakeBack && (
        <Reasoned
          form="take-back"
          title={t('orders.admin.take-back')}
          text={t('orders.admin.take-back-text')}
          action={t('orders.cancel')}
          answer={actionData}
        />
      )}
      <OrderHistory order={order} />
    </AreaPage>
  )
}

type ReasonedProps = {
  form: 'refund' | 'take-back'
  title: string
  text: string
  action: string
  answer: FormAnswer<unknown> | undefined
}

/** What is done with a reason that the buyer can read. */
function Reasoned({ form: name, title, text, action: label, answer }: ReasonedProps) {
  const { t } = useTexts()
  const state = useSiteForm<{ reason: string }>({ name, answer })
  return (
    <AreaSection title={title} text={text}>
      <SiteForm state={state} problemTitle={t('orders.problem')}>
        <TextField field={state.fields.reason} label={t('orders.admin.reason')} maxLength={300} />
        <div>
          <Button type="submit" variant="secondary" isBusy={state.isBusy}>
            {label}
          </Button>
        </div>
      </SiteForm>
    </AreaSection>
  )
}
