import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Env } from '../config/env.ts'
import type { Database } from '../db/client.ts'
import { type PriceList, priceListSchema } from '../domain/caller/price-list.schema.ts'
import type { Shop } from '../domain/caller/shop.ts'
import type { PaymentProvider } from '../platform/payments/payment-provider.ts'
import { openStripePayments } from '../platform/payments/stripe-payments.ts'
import { openTestPayments } from '../platform/payments/test-payments.ts'
import { StartError } from '../platform/process/start-error.ts'
import { href } from '../web/addresses.ts'
import { isForTrying } from './who-reads-mails.ts'

type Settings = {
  db: Database
  isEmbedded: boolean
  /** Signs the events of played payments: nobody but the processes of this site knows it. */
  secret: string
}

const demoPrices = resolve(import.meta.dirname, '../../data/demo/prices.json')

/**
 * What the operator sells, by `prices.json` in the data folder; without it everything is free. A demonstration brings prices of its own,
 * and a provider of payments that plays them; a site that others can reach gets neither.
 * @throws {StartError} with all mistakes of the file
 */
export function openShop(env: Env, { db, isEmbedded, secret }: Settings): Shop {
  const own = join(env.DATA_DIR, 'prices.json')
  const isDemo = env.DEMO && isEmbedded && isForTrying(env)
  const file = existsSync(own) ? own : isDemo ? demoPrices : null
  if (file === null) return { prices: null, payments: null }
  return { prices: readPrices(file), payments: openPayments(env, db, secret) }
}

function openPayments(env: Env, db: Database, secret: string): PaymentProvider | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (secretKey !== undefined && webhookSecret !== undefined)
    return openStripePayments({ secretKey, webhookSecret })
  if (!isForTrying(env)) return null
  const pageUrl = (key: string, locale: 'de' | 'en') => env.publicUrl + href('test-checkout', locale, { key })
  const portalUrl = (key: string, locale: 'de' | 'en') =>
    env.publicUrl + href('test-checkout', locale, { key })
  return openTestPayments({ db, secret, pageUrl, portalUrl })
}

/** @internal for its test */
export function readPrices(file: string): PriceList {
  const read = priceListSchema.safeParse(jsonIn(file))
  if (read.success) return read.data
  const mistakes = read.error.issues.map(({ path, message }) => `  ${path.join('.') || 'file'}: ${message}`)
  throw new StartError(`${file} has ${mistakes.length} mistake(s):\n${mistakes.join('\n')}`)
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}
