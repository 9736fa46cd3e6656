import { Link } from 'react-router'
import { z } from 'zod'
import { playTestPortal } from '../../../../domain/orders/buyer/payment-means.ts'
import { playTestCheckout } from '../../../../domain/orders/test-checkout.ts'
import { testActs } from '../../../../platform/payments/payment-provider.ts'
import { href } from '../../../addresses.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import type { Route } from './+types/route.ts'
import { testCheckoutView } from './test-checkout.server.ts'
import { testPortalView } from './test-portal.server.ts'

/** Payments and customers of the test provider share an address. */
const isCustomer = (key: string) => key.startsWith('test_customer_')

export const loader = pageLoader(async (ctx, { params: { key }, request }: Route.LoaderArgs) => {
  if (isCustomer(key)) return { view: await testPortalView(ctx, { customerId: key }) }
  const isAsking = new URL(request.url).searchParams.has('confirm')
  return { view: await testCheckoutView(ctx, { paymentId: key, isAsking }) }
})

const actSchema = z.object({ act: z.enum(testActs) })
const cardSchema = z.object({ act: z.enum(['keep', 'forget']) })

export const action = formAction({
  keep: form({ schema: cardSchema }, async (ctx, { act }, { params: { key = '' } }) => {
    await playTestPortal(ctx, { customerId: key, act })
    return redirectWithToast(href('test-checkout', ctx.locale, { key }), null)
  }),
  play: form({ schema: actSchema }, async (ctx, { act }, { params: { key = '' } }) => {
    const { returnUrl } = await playTestCheckout(ctx, { paymentId: key, act })
    // After a refusal the payer stays, to try another card.
    const stays = act === 'refuse'
    return redirectWithToast(
      stays ? `${href('test-checkout', ctx.locale, { key })}?refused` : pathOf(returnUrl),
      null,
    )
  }),
})

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

export const meta: Route.MetaFunction = args =>
  args.loaderData
    ? pageMeta(args, {
        title: args.loaderData.view.title,
        description: args.loaderData.view.intro,
        isHidden: true,
      })
    : []

/** Stands for the page of a provider of payments: whoever tries the site out decides what the bank says. */
export default function TestCheckout({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-6 py-8 outline-none sm:py-12">
      <header className="grid max-w-prose gap-2">
        <h1 className="text-3xl">{view.title}</h1>
        <p className="text-ink-soft">{view.intro}</p>
      </header>
      {view.amount && (
        <p className="figures font-display font-semibold text-4xl tracking-tight">{view.amount}</p>
      )}
      <p role="status" className="max-w-prose rounded-card border border-line bg-sunken px-4 py-3">
        {view.state}
      </p>
      <ul className="grid max-w-[44rem] gap-3">
        {view.acts.map(({ act, label, hint, isNext }) => (
          <li
            key={act}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4"
          >
            <span className="min-w-0">{hint}</span>
            {act === 'confirm' ? (
              <LinkButton to="?confirm" variant="secondary">
                {label}
              </LinkButton>
            ) : (
              <ActionButton
                form={view.amount === null ? 'keep' : 'play'}
                fields={{ act }}
                variant={isNext ? 'next' : 'secondary'}
                leadsOn
              >
                {label}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Link className="link" to={view.back.to}>
          {view.back.label}
        </Link>
      </p>
    </main>
  )
}
