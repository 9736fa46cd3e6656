import { Link } from 'react-router'
import { orderSchema } from '../../../../../domain/orders/order.schema.ts'
import { placeOrder } from '../../../../../domain/orders/place-order.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { EmployerArea } from '../../../../parts/employer/employer-area.tsx'
import { currentEmployer } from '../../../../parts/shared/current-employer.server.ts'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { newOrderView } from './new-order-view.server.ts'
import { OrderForm } from './order-form.tsx'

export const loader = pageLoader(async (ctx, { request, params }: Route.LoaderArgs) => {
  const employer = await currentEmployer(ctx, request)
  return { employer, view: await newOrderView(ctx, { employer, productId: params.product }) }
})

export const action = formAction({
  order: form({ schema: orderSchema }, async (ctx, { accepted: _accepted, ...input }, { request }) => {
    const { employerId } = await currentEmployer(ctx, request)
    const { key } = await placeOrder(ctx, { ...input, employerId })
    return redirectWithToast(href('order', ctx.locale, { key }), null)
  }),
})

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('orders.new.title'), description: t('orders.new.intro'), isHidden: true })
}

export default function NewOrder({ loaderData: { employer, view }, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  return (
    <EmployerArea employer={employer} title={t('orders.new.title')} intro={t('orders.new.intro')}>
      <section className="grid max-w-[44rem] gap-2 rounded-card border border-line bg-surface p-5 sm:p-7">
        <h2 className="text-xl">{view.name}</h2>
        <p className="text-ink-soft">{view.text}</p>
        <p className="figures font-semibold">{view.price}</p>
      </section>
      <OrderForm view={view} answer={actionData} />
      <p>
        <Link className="link" to={to('prices')}>
          {t('orders.to-prices')}
        </Link>
      </p>
    </EmployerArea>
  )
}
