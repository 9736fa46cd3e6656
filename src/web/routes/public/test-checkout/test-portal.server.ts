import type { Context } from '../../../../domain/caller/context.ts'
import { readTestPortal } from '../../../../domain/orders/buyer/payment-means.ts'
import { translator } from '../../../../i18n/translate.ts'

/** In words: the card that the test provider keeps of a customer. */
export async function testPortalView(ctx: Context, { customerId }: { customerId: string }) {
  const t = translator(ctx.locale)
  const { card, returnUrl } = await readTestPortal(ctx, { customerId })
  const act = card === null ? ('keep' as const) : ('forget' as const)
  const { pathname, search } = new URL(returnUrl)
  return {
    title: t('test-payment.portal.title'),
    intro: t('test-payment.portal.intro'),
    amount: null,
    state: card === null ? t('test-payment.portal.none') : t('test-payment.portal.card', { digits: card }),
    acts: [
      { act, label: t(`test-payment.portal.${act}`), hint: t('test-payment.portal.hint'), isNext: false },
    ],
    back: { to: pathname + search, label: t('test-payment.portal.back') },
  }
}
