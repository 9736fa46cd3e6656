import { expect, it } from 'vitest'
import { type Env, loadEnv } from './env.ts'
import { shownEnv } from './shown-env.ts'

const secret = 'geheim-7f3a9c51d2e84b60a1c9e7f5d3b2a190'
const values: Record<string, string> = {
  DATABASE_URL: `postgres://site:${secret}@db.example:5432/board?sslkey=${secret}`,
  AUTH_SECRET: secret,
  OIDC_PROVIDERS: JSON.stringify([
    { id: 'own', name: 'Own', issuer: 'https://id.example', clientId: 'a', clientSecret: secret },
  ]),
  SMTP_URL: `smtps://user:${secret}@mail.example:465`,
  SMS_GATEWAY_URL: `https://user:${secret}@sms.example/send?key=${secret}`,
  SMS_GATEWAY_TOKEN: secret,
  S3_ENDPOINT: `https://user:${secret}@s3.example`,
  S3_ACCESS_KEY_ID: secret,
  S3_SECRET_ACCESS_KEY: secret,
  CLAMAV_URL: 'tcp://127.0.0.1:3310',
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: `https://user:${secret}@llm.example/v1?key=${secret}`,
  LLM_MODEL: 'small',
  LLM_API_KEY: secret,
  METRICS_TOKEN: secret,
  ADMIN_PASSWORD: secret,
  INBOUND_MAIL_SECRET: secret,
  STRIPE_SECRET_KEY: `sk_${'x'.repeat(20)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'x'.repeat(20)}`,
}

it('every variable of the configuration is shown, and no secret', () => {
  const env = loadEnv(values)
  const shown = shownEnv(env)
  const derived = new Set<keyof Env>(['publicUrl', 'isProduction'])
  const all = (Object.keys(env) as (keyof Env)[]).filter(name => !derived.has(name))
  expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(all))
  expect(JSON.stringify(shown)).not.toContain(secret)
  const set = shown.filter(({ isSet }) => isSet).map(({ name }) => name)
  expect(set).toEqual(expect.arrayContaining(Object.keys(values)))
  expect(shown.find(({ name }) => name === 'DATABASE_URL')?.value).toBe('postgres://db.example:5432/board')
})

it('whatever sounds like a secret is masked', () => {
  const named = shownEnv(loadEnv(values)).filter(({ name }) => /SECRET|TOKEN$|PASSWORD|KEY/.test(name))
  expect(named.length).toBeGreaterThan(6)
  expect(named.filter(({ value }) => value !== '•••')).toEqual([])
})
