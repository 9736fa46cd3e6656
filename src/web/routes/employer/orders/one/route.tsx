import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { NotFound } from '../../../../../domain/caller/errors.ts'
import { cancelOrder } from '../../../../../domain/orders/cancel-order.ts'
import { orderOnAccount } from '../../../../../domain/orders/on-account/order-on-account.ts'
import { onAccountSchema, orderKeySchema } from '../../../../../domain/orders/order.schema.ts'
import { payOrder } from '../../../../../domain/orders/pay-order.ts'
import { readOrder } from '../../../../../domain/orders/read-order.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { LiveUpdates } from '../../../../parts/shared/live-updates.tsx'
import { OrderHistory, OrderSums } from '../../../../parts/shared/orders/order-facts.tsx'
import { type OrderView, orderView } from '../../../../parts/shared/orders/order-view.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { DefinitionGrid } from '../../../../ui/definition-grid.tsx'
import { FormProblems } from '../../../../ui/form-problems.tsx'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { OnAccount } from './on-account.tsx'

export const loader = pageLoader(async (ctx, { request, params }: Route.LoaderArgs) => {
  const read = await readOrder(ctx, { key: keyIn(params) })
  const employer = await currentEmployer(ctx, request, read.order.employer_id ?? undefined)
  return { employer, order: orderView(ctx, read) }
})

export const action = formAction({
  pay: form({ schema: z.object({}) }, async (ctx, _input, { params }) => {
    const { url } = await payOrder(ctx, { key: keyIn(params) })
    return redirect(url)
  }),
  account: form({ schema: onAccountSchema }, async (ctx, { days }, { params }) => {
    const key = keyIn(params)
    await orderOnAccount(ctx, { key, days })
    return redirectWithToast(href('order', ctx.locale, { key }), 'orders.account.done')
  }),
  cancel: form({ schema: z.object({}) }, async (ctx, _input, { params }) => {
    const key = keyIn(params)
    await cancelOrder(ctx, { key })
    return redirectWithToast(href('order', ctx.locale, { key }), 'orders.cancelled')
  }),
})

function keyIn({ key }: { key?: string | undefined }): string {
  const read = orderKeySchema.safeParse(key)
  if (!read.success) throw new NotFound()
  return read.data
}

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  const title = args.loaderData?.order.title ?? t('orders.title')
  return pageMeta(args, { title, description: t('orders.intro'), isHidden: true })
}

export default function OrderPage({ loaderData: { employer, order }, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const problems = Object.values(actionData?.result?.error ?? {}).flatMap(messages => messages ?? [])
  return (
    <EmployerArea
      employer={employer}
      title={order.title}
      intro={<Badge tone={order.tone}>{order.status}</Badge>}
    >
      <LiveUpdates kinds={['order']} />
      <FormProblems title={t('orders.problem')} whole={problems} fields={[]} hasFocus={problems.length > 0} />
      {order.note && (
        <p className="max-w-prose rounded-card border border-line bg-sunken px-4 py-3">{order.note}</p>
      )}
      <DefinitionGrid facts={order.facts} />
      {order.ad && (
        <p>
          {order.ad.label}:{' '}
          <Link className="link" to={order.ad.to}>
            {order.ad.title}
          </Link>
          {order.ad.until && <span className="block text-ink-soft">{order.ad.until}</span>}
        </p>
      )}
      <OrderSums order={order} />
      <Actions order={order} />
      {order.account && <OnAccount account={order.account} answer={actionData} />}
      <OrderHistory order={order} />
      <p>
        <Link className="link" to={to('orders') + employer.query}>
          {t('orders.all')}
        </Link>
      </p>
    </EmployerArea>
  )
}

function Actions({ order }: { order: OrderView }) {
  const { t } = useTexts()
  if (!order.canPay && !order.canCancel) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      {order.canPay && (
        <ActionButton form="pay" variant="next" leadsOn>
          {t(order.isDraft ? 'orders.order-and-pay' : 'orders.pay')}
        </ActionButton>
      )}
      {order.canCancel && (
        <ActionButton form="cancel" variant="quiet">
          {t('orders.cancel')}
        </ActionButton>
      )}
    </div>
  )
}
