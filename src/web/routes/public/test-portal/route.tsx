import { z } from 'zod'
import { playTestPortal, readTestPortal } from '../../../../domain/orders/buyer/payment-means.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import { pageMeta } from '../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { pageLoader } from '../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import type { Route } from './+types/route.ts'

export const loader = pageLoader(async (ctx, { params: { key } }: Route.LoaderArgs) => {
  const t = translator(ctx.locale)
  const { card, returnUrl } = await readTestPortal(ctx, { customerId: key })
  return {
    view: {
      title: t('test-payment.portal.title'),
      intro: t('test-payment.portal.intro'),
      card: card === null ? t('test-payment.portal.none') : t('test-payment.portal.card', { digits: card }),
      act: card === null ? ('keep' as const) : ('forget' as const),
      label: t(`test-payment.portal.${card === null ? 'keep' : 'forget'}`),
      back: { to: returnUrl, label: t('test-payment.portal.back') },
    },
  }
})

export const action = formAction({
  play: form({ schema: z.object({ act: z.enum(['keep', 'forget']) }) }, async (ctx, { act }, { params }) => {
    const { key = '' } = params
    await playTestPortal(ctx, { customerId: key, act })
    return redirectWithToast(href('test-portal', ctx.locale, { key }), null)
  }),
})

export const meta: Route.MetaFunction = args =>
  args.loaderData
    ? pageMeta(args, {
        title: args.loaderData.view.title,
        description: args.loaderData.view.intro,
        isHidden: true,
      })
    : []

/** Stands for the portal of a provider of payments. */
export default function TestPortal({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className="page grid grow content-start gap-6 py-8 outline-none sm:py-12">
      <header className="grid max-w-prose gap-2">
        <h1 className="text-3xl">{view.title}</h1>
        <p className="text-ink-soft">{view.intro}</p>
      </header>
      <p
        role="status"
        className="flex max-w-[44rem] flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4"
      >
        {view.card}
      </p>
      <div>
        <ActionButton form="play" fields={{ act: view.act }} variant="secondary">
          {view.label}
        </ActionButton>
      </div>
      <p>
        <a className="link" href={view.back.to}>
          {view.back.label}
        </a>
      </p>
    </main>
  )
}
