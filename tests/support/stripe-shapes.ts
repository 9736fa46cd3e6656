import type Stripe from 'stripe'

// Objects as Stripe documents them for the version of its API that this code pins: the types of the package are made from that version, so a
// field that is missing here, or is no field any more, does not compile.

const created = 1_795_248_000

export const stripeSession: Stripe.Checkout.Session = {
  id: 'cs_1',
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  amount_subtotal: 11_781,
  amount_total: 11_781,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: 'https://jobs.example/order',
  client_reference_id: 'order:1',
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  created,
  currency: 'eur',
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  customer_email: 'rechnung@praxis.example',
  discounts: [],
  expires_at: created + 86_400,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: 'de',
  managed_payments: null,
  metadata: {},
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  success_url: 'https://jobs.example/order',
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  url: 'https://checkout.stripe.com/c/pay/cs_1',
  wallet_options: null,
}

export const stripeCustomer: Stripe.Customer = {
  id: 'cus_1',
  object: 'customer',
  balance: 0,
  created,
  default_source: null,
  description: null,
  email: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {},
  name: 'Praxis Sommer',
  shipping: null,
}

export const stripePortal: Stripe.BillingPortal.Session = {
  id: 'bps_1',
  object: 'billing_portal.session',
  configuration: 'bpc_1',
  created,
  customer: 'cus_1',
  customer_account: null,
  flow: null,
  livemode: false,
  locale: 'de',
  on_behalf_of: null,
  return_url: 'https://jobs.example/billing',
  url: 'https://billing.stripe.com/p/session/bps_1',
}

export const stripeRefund: Stripe.Refund = {
  id: 're_1',
  object: 'refund',
  amount: 11_781,
  balance_transaction: 'txn_1',
  charge: 'ch_1',
  created,
  currency: 'eur',
  customer: null,
  customer_account: null,
  metadata: {},
  payment_intent: 'pi_1',
  payment_method: 'pm_1',
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
}

type StripeProblem = {
  status: number
  error: { type: string; message: string; code?: string; param?: string }
}

/** What the API answers when it refuses. */
export const stripeProblems = {
  unknownSession: {
    status: 404,
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'session',
      message: 'No such checkout.session: cs_1',
    },
  },
  notOpen: {
    status: 400,
    error: {
      type: 'invalid_request_error',
      message:
        'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `complete`.',
    },
  },
  alreadyRefunded: {
    status: 400,
    error: {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: 'Charge ch_1 has already been refunded.',
    },
  },
  unknownCustomer: {
    status: 400,
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'customer',
      message: "No such customer: 'cus_1'",
    },
  },
  noPortal: {
    status: 400,
    error: {
      type: 'invalid_request_error',
      message:
        'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings.',
    },
  },
  wrongKey: {
    status: 401,
    error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****none' },
  },
} as const satisfies Record<string, StripeProblem>
