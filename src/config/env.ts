import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import {
  count,
  datedRate,
  flag,
  hosts,
  line,
  postgresUrl,
  price,
  providers,
  supportHours,
  webProcesses,
} from './env-values.ts'

function isTrained(folder: string, code: string): boolean {
  const file = join(folder, `${code}.traineddata`)
  return existsSync(file) || existsSync(`${file}.gz`)
}

const variables = {
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: count(3000, 0, 65_535),
  WEB_PROCESSES: webProcesses,
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/)
    .optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./.data')
    .transform(folder => resolve(folder)),
  DATABASE_URL: postgresUrl,
  DATABASE_POOL_SIZE: count(10, 2, 200),
  DISK_KEEP_FREE_MB: count(1_000, 0, 100_000_000),
  DEMO: flag(true),
  DEMO_JOBS: count(6_000, 1, 200_000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  TRUSTED_ADDRESS_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .transform(name => name.toLowerCase())
    .optional(),
  API_REQUESTS_PER_MINUTE: count(600, 1, 10_000_000),
  HSTS_SUBDOMAINS: flag(true),
  AUTH_SECRET: z.string().min(32).max(400).optional(),
  OIDC_PROVIDERS: providers,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/)
    .optional(),
  MAIL_WITHOUT_SERVER: z.enum(['wait', 'open-mailbox']).optional(),
  MAIL_FROM: z.string().trim().min(3).max(320).optional(),
  SMS_GATEWAY_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/)
    .optional(),
  SMS_GATEWAY_TOKEN: z.string().min(1).max(400).optional(),
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_REGION: z.string().min(1).max(60).default('us-east-1'),
  S3_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/\S+$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(200).optional(),
  CLAMAV_URL: z
    .string()
    .regex(/^tcp:\/\/[^/\s]+$/)
    .optional(),
  CLAMAV_SOCKET: z.string().min(1).max(200).optional(),
  OCR_DATA_DIR: z
    .string()
    .min(1)
    .transform(folder => resolve(folder))
    .refine(folder => ['deu', 'eng'].every(code => isTrained(folder, code)))
    .optional(),
  PAY_TABLES_DIR: z
    .string()
    .min(1)
    .transform(folder => resolve(folder))
    .refine(folder => existsSync(folder))
    .optional(),
  EUR_PER_CHF: datedRate,
  LLM_PROVIDER: z.enum(['none', 'openai-compatible', 'anthropic']).default('none'),
  LLM_BASE_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/)
    .transform(url => url.replace(/\/$/, ''))
    .optional(),
  LLM_API_KEY: z.string().min(1).max(400).optional(),
  LLM_MODEL: z.string().trim().min(1).max(200).optional(),
  LLM_TOKENS_PER_DAY: count(2_000_000, 0, 1_000_000_000),
  LLM_EUR_PER_MILLION_INPUT_TOKENS: price,
  LLM_EUR_PER_MILLION_OUTPUT_TOKENS: price,
  LLM_READS_CVS: flag(false),
  LLM_PROVIDER_NAME: z.string().trim().min(1).max(100).optional(),
  PRIVATE_HOSTS: hosts,
  SUPPORT_HOURS: supportHours,
  SUPPORT_HOLIDAYS: z.enum(['DE', 'AT', 'CH', 'none']).default('DE'),
  SUPPORT_ANSWER_HOURS: count(8, 1, 400),
  SUPPORT_KEEP_DAYS: count(365, 1, 3_650),
  REPLY_ADDRESS: z.email().optional(),
  INBOUND_MAIL_SECRET: z.string().min(32).max(400).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w{8,300}$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,300}$/)
    .optional(),
  METRICS_TOKEN: z.string().min(16).max(400).optional(),
  ADMIN_PASSWORD: z.string().max(200).optional(),
  BRAND_NAME: line('Kittel'),
  BRAND_CLAIM_DE: line('Stellen im Gesundheitswesen'),
  BRAND_CLAIM_EN: line('Jobs in healthcare'),
  BRAND_SUPPORT_EMAIL: z.email().default('hilfe@kittel.example'),
  OPERATOR_NAME: line('Kittel Demonstrationsbetrieb'),
  OPERATOR_STREET: line('Musterstraße 1'),
  OPERATOR_CITY: line('10115 Berlin'),
  OPERATOR_COUNTRY: line('Deutschland'),
  OPERATOR_REPRESENTATIVE: line('Erika Mustermann'),
  OPERATOR_EMAIL: z.email().default('kontakt@kittel.example'),
  OPERATOR_PHONE: line('+49 30 0000000'),
  OPERATOR_REGISTER: z.string().trim().max(200).default(''),
  OPERATOR_VAT_ID: z.string().trim().max(40).default(''),
  OPERATOR_DATA_PROTECTION_EMAIL: z.email().default('datenschutz@kittel.example'),
} as const

/** Allowed values of each variable, for error messages. */
const allowed: Partial<Record<keyof typeof variables, string>> = {
  PORT: 'a whole number from 0 to 65535',
  WEB_PROCESSES: 'a whole number from 1 to 64, or auto for one process for each core',
  PUBLIC_URL: 'an address without a path, such as https://jobs.example.org',
  DATABASE_URL: 'postgres://user:password@host:port/database',
  DATABASE_POOL_SIZE: 'a whole number from 2 to 200',
  DISK_KEEP_FREE_MB: 'a whole number from 0 to 100000000',
  DEMO: 'on or off',
  DEMO_JOBS: 'a whole number from 1 to 200000',
  LOG_LEVEL: 'debug, info, warn, error or silent',
  TRUSTED_ADDRESS_HEADER: 'the name of a header, such as x-forwarded-for',
  API_REQUESTS_PER_MINUTE: 'a whole number from 1 to 10000000',
  HSTS_SUBDOMAINS: 'on or off',
  AUTH_SECRET: 'a text of 32 to 400 characters that nobody can guess',
  OIDC_PROVIDERS: '[{"id":"…","name":"…","issuer":"https://…","clientId":"…","clientSecret":"…"}]',
  SMTP_URL: 'smtp://user:password@host:587 or smtps://user:password@host:465',
  MAIL_WITHOUT_SERVER: 'wait or open-mailbox',
  SMS_GATEWAY_URL: 'the address of a gateway, such as https://sms.example.org/send',
  S3_BUCKET: 'the name of a bucket',
  S3_ENDPOINT: 'an address such as https://s3.example.org',
  CLAMAV_URL: 'tcp://host:3310',
  OCR_DATA_DIR: 'a folder with deu.traineddata and eng.traineddata, gzipped or not',
  PAY_TABLES_DIR: 'a folder with tables of pay, one JSON file for each scheme',
  EUR_PER_CHF: 'euros for one Swiss franc and the day of that rate, such as 1.0712 2026-11-20',
  LLM_PROVIDER: 'none, openai-compatible or anthropic',
  LLM_BASE_URL: 'the address of the endpoint, such as http://127.0.0.1:11434/v1',
  LLM_MODEL: 'the name of a model at that provider',
  LLM_TOKENS_PER_DAY: 'a whole number from 0 to 1000000000',
  LLM_EUR_PER_MILLION_INPUT_TOKENS: 'an amount such as 2.50',
  LLM_EUR_PER_MILLION_OUTPUT_TOKENS: 'an amount such as 10',
  LLM_READS_CVS: 'on or off',
  LLM_PROVIDER_NAME: 'the name of the provider as people are told it, needed before CVs may be sent there',
  PRIVATE_HOSTS: 'hosts with their ports, such as ats.internal:8443,10.0.0.5',
  SUPPORT_HOURS: 'days and hours such as 1-5 09:00-17:00, where 1 is Monday',
  SUPPORT_HOLIDAYS: 'DE, AT, CH or none',
  SUPPORT_ANSWER_HOURS: 'a whole number from 1 to 400',
  SUPPORT_KEEP_DAYS: 'a whole number from 1 to 3650',
  REPLY_ADDRESS: 'an e-mail address that mails are handed in from, together with INBOUND_MAIL_SECRET',
  INBOUND_MAIL_SECRET: 'a text of 32 to 400 characters that nobody can guess',
  STRIPE_SECRET_KEY: 'a secret key of Stripe, such as sk_live_…, together with STRIPE_WEBHOOK_SECRET',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook at Stripe, such as whsec_…',
  METRICS_TOKEN: 'a text of 16 to 400 characters that nobody can guess',
  BRAND_SUPPORT_EMAIL: 'an e-mail address',
  OPERATOR_EMAIL: 'an e-mail address',
  OPERATOR_DATA_PROTECTION_EMAIL: 'an e-mail address',
}

const shape = z.object(variables).superRefine((env, context) => {
  const missing = (name: keyof typeof variables) => context.addIssue({ code: 'custom', path: [name] })
  // Answers to an address that nobody hands in from would be lost.
  if (env.REPLY_ADDRESS !== undefined && env.INBOUND_MAIL_SECRET === undefined) missing('REPLY_ADDRESS')
  if (env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_WEBHOOK_SECRET === undefined)
    missing('STRIPE_SECRET_KEY')
  if (env.LLM_PROVIDER === 'none') return
  if (env.LLM_MODEL === undefined) missing('LLM_MODEL')
  if (env.LLM_PROVIDER === 'openai-compatible' && env.LLM_BASE_URL === undefined) missing('LLM_BASE_URL')
  if (env.LLM_PROVIDER === 'anthropic' && env.LLM_API_KEY === undefined) missing('LLM_API_KEY')
  if (env.LLM_READS_CVS && env.LLM_PROVIDER_NAME === undefined) missing('LLM_PROVIDER_NAME')
})
type Variables = z.infer<typeof shape>

export type Env = Variables & {
  /** Base URL of the site, without a trailing slash. */
  publicUrl: string
  isProduction: boolean
}

export class EnvError extends Error {
  constructor(mistakes: string[]) {
    super(
      `The configuration has ${mistakes.length} mistake(s):\n${mistakes.map(mistake => `  ${mistake}`).join('\n')}`,
    )
  }
}

/**
 * Reads the configuration; an empty variable counts as unset.
 * @throws {EnvError} listing every mistake at once: the variable, its value and what is allowed.
 */
export function loadEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.keys(variables).map(name => [name, source[name] === '' ? undefined : source[name]]),
  )
  const result = shape.safeParse(given)
  if (!result.success) throw new EnvError(mistakesOf(result.error, given))
  const env = result.data
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  return {
    ...env,
    publicUrl: env.PUBLIC_URL ?? `http://${host}:${env.PORT}`,
    isProduction: source.NODE_ENV === 'production',
  }
}

function mistakesOf(error: z.ZodError, given: Record<string, string | undefined>): string[] {
  const names = [...new Set(error.issues.map(issue => String(issue.path[0])))]
  return names.map(name => {
    const found = showable(name, given[name] ?? '')
    const rule = allowed[name as keyof typeof variables] ?? 'a text of 1 to 200 characters'
    return `${name}: found "${found}", allowed is ${rule}`
  })
}

/** A value as it may appear in an error message: secrets are masked. */
function showable(name: string, value: string): string {
  return /SECRET|TOKEN|PROVIDERS|API_KEY/.test(name) && value !== '' ? '…' : withoutPassword(value)
}

function withoutPassword(url: string): string {
  return url.replace(/:\/\/([^:@/]*):[^@/]*@/, '://$1:…@')
}
