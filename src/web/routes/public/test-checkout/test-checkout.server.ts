import type { Context } from '../../../../domain/caller/context.ts'
import { readTestCheckout } from '../../../../domain/orders/test-checkout.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { PaymentStatus, TestAct } from '../../../../platform/payments/payment-provider.ts'
import { href } from '../../../addresses.ts'

/** `confirm` is the step in between that a bank may ask for: it leads to the same page, which then asks. */
type Shown = TestAct | 'confirm'

const actsOf: Record<PaymentStatus, readonly Shown[]> = {
  open: ['pay', 'refuse', 'confirm', 'pay-later', 'abandon'],
  failed: ['pay', 'refuse', 'confirm', 'pay-later', 'abandon'],
  processing: ['settle', 'settle-not'],
  expired: [],
  paid: ['charge-back'],
}
const asking: readonly Shown[] = ['pay', 'refuse']

/** The page in words: a payment at the test provider, and all that can happen to it now. */
export async function testCheckoutView(
  ctx: Context,
  { paymentId, isAsking }: { paymentId: string; isAsking: boolean },
) {
  const { locale } = ctx
  const t = translator(locale)
  const { payment, orderKey } = await readTestCheckout(ctx, { paymentId })
  const { status, amountCents, currency } = payment
  const isOpen = status === 'open' || status === 'failed'
  const isConfirming = isOpen && isAsking
  const acts = payment.isChargedBack || payment.refundedCents > 0 ? [] : actsOf[status]
  return {
    title: t(isConfirming ? 'test-payment.confirm-title' : 'test-payment.title'),
    intro: t(isConfirming ? 'test-payment.confirm-intro' : 'test-payment.intro'),
    amount: formatMoney(amountCents / 100, currency === 'CHF' ? 'CHF' : 'EUR', locale),
    state: t(
      `test-payment.state.${payment.isChargedBack ? 'charged-back' : payment.refundedCents > 0 ? 'refunded' : status}`,
    ),
    acts: (isConfirming ? asking : acts).map(act => {
      const words = isConfirming ? `confirm-${act}` : act
      return {
        act,
        label: t(`test-payment.act.${words}`),
        hint: t(`test-payment.hint.${words}`),
        isNext: act === 'pay',
      }
    }),
    back: { to: href('order', locale, { key: orderKey }), label: t('test-payment.back') },
  }
}
