import type { Env } from './env.ts'

type Variable = Exclude<keyof Env, 'publicUrl' | 'isProduction'>

/** `open`: shown as it is. `address`: without what stands before the host and after the path. `secret`: only whether it is set. */
const kinds: Record<Variable, 'open' | 'address' | 'secret'> = {
  HOST: 'open',
  PORT: 'open',
  WEB_PROCESSES: 'open',
  PUBLIC_URL: 'open',
  DATA_DIR: 'open',
  DATABASE_URL: 'address',
  DATABASE_POOL_SIZE: 'open',
  DISK_KEEP_FREE_MB: 'open',
  DEMO: 'open',
  DEMO_JOBS: 'open',
  LOG_LEVEL: 'open',
  TRUSTED_ADDRESS_HEADER: 'open',
  API_REQUESTS_PER_MINUTE: 'open',
  HSTS_SUBDOMAINS: 'open',
  AUTH_SECRET: 'secret',
  OIDC_PROVIDERS: 'secret',
  SMTP_URL: 'address',
  MAIL_WITHOUT_SERVER: 'open',
  MAIL_FROM: 'open',
  SMS_GATEWAY_URL: 'address',
  SMS_GATEWAY_TOKEN: 'secret',
  S3_BUCKET: 'open',
  S3_REGION: 'open',
  S3_ENDPOINT: 'address',
  S3_ACCESS_KEY_ID: 'secret',
  S3_SECRET_ACCESS_KEY: 'secret',
  CLAMAV_URL: 'address',
  CLAMAV_SOCKET: 'open',
  OCR_DATA_DIR: 'open',
  PAY_TABLES_DIR: 'open',
  EUR_PER_CHF: 'open',
  LLM_PROVIDER: 'open',
  LLM_BASE_URL: 'address',
  LLM_API_KEY: 'secret',
  LLM_MODEL: 'open',
  LLM_TOKENS_PER_DAY: 'open',
  LLM_EUR_PER_MILLION_INPUT_TOKENS: 'open',
  LLM_EUR_PER_MILLION_OUTPUT_TOKENS: 'open',
  LLM_READS_CVS: 'open',
  LLM_PROVIDER_NAME: 'open',
  PRIVATE_HOSTS: 'open',
  STRIPE_SECRET_KEY: 'secret',
  STRIPE_WEBHOOK_SECRET: 'secret',
  METRICS_TOKEN: 'secret',
  ADMIN_PASSWORD: 'secret',
  BRAND_NAME: 'open',
  BRAND_CLAIM_DE: 'open',
  BRAND_CLAIM_EN: 'open',
  SUPPORT_HOURS: 'open',
  SUPPORT_HOLIDAYS: 'open',
  SUPPORT_ANSWER_HOURS: 'open',
  SUPPORT_KEEP_DAYS: 'open',
  REPLY_ADDRESS: 'open',
  INBOUND_MAIL_SECRET: 'secret',
  BRAND_SUPPORT_EMAIL: 'open',
  OPERATOR_NAME: 'open',
  OPERATOR_STREET: 'open',
  OPERATOR_CITY: 'open',
  OPERATOR_COUNTRY: 'open',
  OPERATOR_REPRESENTATIVE: 'open',
  OPERATOR_EMAIL: 'open',
  OPERATOR_PHONE: 'open',
  OPERATOR_REGISTER: 'open',
  OPERATOR_VAT_ID: 'open',
  OPERATOR_DATA_PROTECTION_EMAIL: 'open',
}

export type ShownVariable = { name: string; value: string; isSet: boolean }

/** The configuration as a page may show it: a new variable must say what of it may be seen, or it does not compile. */
export function shownEnv(env: Env): ShownVariable[] {
  // The cast: the type lists every key.
  return (Object.keys(kinds) as Variable[]).map(name => {
    const value = env[name]
    const isSet = value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
    return { name, isSet, value: isSet ? shown(name, value) : '' }
  })
}

function shown(name: Variable, value: unknown): string {
  const kind = kinds[name]
  if (kind === 'secret') return '•••'
  if (kind === 'address') return withoutSecrets(String(value))
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)
}

/** Passwords stand before the host; gateways want keys in the query. */
function withoutSecrets(text: string): string {
  const url = URL.parse(text)
  if (!url) return '•••'
  return `${url.protocol}//${url.host}${url.pathname}`
}
