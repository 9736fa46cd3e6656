/** `failed` may be tried again on the same page, `expired` may not, and `paid` is for good. */
export type PaymentStatus = 'open' | 'processing' | 'failed' | 'expired' | 'paid'

export type Checkout = {
  /** Known to the provider as the key of the request: asking twice opens one checkout. */
  reference: string
  amountCents: number
  currency: 'EUR' | 'CHF'
  /** What is paid for, in the reader's language. */
  description: string
  email: string
  /** Whose card it may be paid with, and is kept for; null for whoever is no customer of the provider yet. */
  customerId: string | null
  locale: 'de' | 'en'
  /** Where the payer comes back to, whatever happened. */
  returnUrl: string
}

/** A payment as its provider knows it at this moment. */
export type Payment = {
  paymentId: string
  /** Of the checkout that it began with. */
  reference: string
  status: PaymentStatus
  amountCents: number
  currency: string
  refundedCents: number
  isChargedBack: boolean
}

/** Without a payment it says nothing of one that was opened here. */
export type PaymentEvent = { eventId: string; kind: string; paymentId: string | null }

/** As it came over the network. */
export type EventDelivery = { raw: Uint8Array; signature: string }

/** Takes money. Says where a payer goes and what became of a payment; decides nothing. */
export type PaymentProvider = {
  readonly name: 'test' | 'stripe'
  /** Opens a page to pay on, or finds the one that the same reference has opened before. */
  open(checkout: Checkout): Promise<{ paymentId: string; url: string }>
  /** Asks anew each time. @returns null for a payment that the provider does not know */
  read(paymentId: string): Promise<Payment | null>
  /** Ends a page to pay on. Nothing happens to one that is over. */
  close(paymentId: string): Promise<void>
  /** Gives money back; asking twice with one key gives it once. */
  refund(refund: { paymentId: string; amountCents: number; key: string }): Promise<void>
  /** Under which name the provider keeps somebody's cards; asking twice with one key makes one. */
  makeCustomer(customer: { key: string; name: string }): Promise<string>
  /**
   * Opens the provider's own page where a customer sees and changes the cards that it keeps. @returns null for a customer that the provider
   * does not know any more
   */
  openPortal(portal: {
    customerId: string
    returnUrl: string
    locale: 'de' | 'en'
  }): Promise<{ url: string } | null>
  /** @returns null unless the provider has signed it within the last minutes */
  readEvent(delivery: EventDelivery, now: Date): Promise<PaymentEvent | null>
  /** Only of the test provider. */
  readonly portal?: TestPortal
  /** Only of the test provider: what a payer and a bank do there. */
  readonly play?: (paymentId: string, act: TestAct, now: Date) => Promise<TestPlay | null>
}

/** The page of the test provider where a customer keeps and forgets a card. */
export type TestPortal = {
  read(customerId: string): Promise<{ card: string | null; returnUrl: string } | null>
  play(customerId: string, act: 'keep' | 'forget'): Promise<boolean>
}

export const testActs = [
  'pay',
  'refuse',
  'pay-later',
  'settle',
  'settle-not',
  'abandon',
  'charge-back',
] as const
export type TestAct = (typeof testActs)[number]
/** What is told of it, signed, and where the payer goes on. */
export type TestPlay = { events: EventDelivery[]; returnUrl: string }
