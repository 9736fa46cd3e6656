import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { pay } from '../src/api/v1/parts/pay.schema.ts'
import { payJson } from '../src/api/v1/parts/pay-json.ts'
import { webhookMessages } from '../src/api/v1/webhook-openapi.ts'
import { addDocuments } from '../src/domain/applications/change-documents.ts'
import { deleteOwnApplication } from '../src/domain/applications/delete-applications.ts'
import { sendMessage } from '../src/domain/applications/exchange/send-message.ts'
import { moveApplication } from '../src/domain/applications/move-application.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { apiScopes } from '../src/domain/caller/scope.values.ts'
import { createKey } from '../src/domain/integrations/manage-keys.ts'
import { sendTestEvent } from '../src/domain/integrations/send-again.ts'
import {
  newWebhookSecret,
  sealSecret,
  signedHeaders,
} from '../src/domain/integrations/steps/webhook-secret.ts'
import { webhookEvents } from '../src/domain/integrations/webhook.values.ts'
import { moveOwnJob } from '../src/domain/job-ads/move-own-job.ts'
import { derivedPay, namedGroup } from '../src/vocabulary/pay/gross/derived-pay.ts'
import { readTariff } from '../src/vocabulary/pay/tariffs/read-tariff.ts'
import { ads, feedOf } from './feeds/feed-trial.ts'
import { accountContext } from './support/account.ts'
import { openApi } from './support/api.ts'
import { applySomebody, openHiring } from './support/applications.ts'
import { testDatabase } from './support/database.ts'

const db = await testDatabase()
/** Answers every URL with a feed, because the URLs in the examples do not exist. */
const fetcher: Context['fetcher'] = {
  problemOf: () => null,
  fetch: async () => ({
    status: 200,
    headers: {},
    body: Readable.from([Buffer.from(feedOf(ads('A', 'B')))]),
  }),
}
const base = { ...accountContext(db), fetcher }
const app = openApi(base)
const document = readFileSync('docs/API.md', 'utf8')
const blocks = (language: string) =>
  [...document.matchAll(/^```(\w*)\n(.*?)^```$/gms)]
    .filter(([, found]) => found === language)
    .map(([, , text = '']) => text)

describe('the examples in docs/API.md', () => {
  it('all do what they say, one after the other', async () => {
    const { asOwner, employerId, jobId } = await openHiring(base)
    const { applicationId } = await applySomebody(base, jobId)
    const { secret } = await createKey(asOwner, {
      employerId,
      name: 'Programm',
      scopes: [...apiScopes],
      lifetimeDays: 'never',
    })
    const values: Record<string, string> = { KEY: secret, APPLICATION: applicationId, JOB: '' }
    const calls = blocks('').filter(text => text.startsWith('curl') && text.includes('$KEY'))
    expect(calls.length).toBe(10)
    const answers: Record<string, unknown>[] = []
    for (const call of calls) {
      const { method, path, headers, body } = readCurl(call, values)
      const sent = body.replace('"employer_id":17', `"employer_id":${employerId}`)
      const answer = await app.request(path, { method, headers, ...(sent && { body: sent }) })
      expect([call, answer.status < 300]).toEqual([call, true])
      answers.push(await answer.json())
      if (path.endsWith('/employer/jobs')) values.JOB = String(answers.at(-1)?.id)
    }
    expect(answers.slice(-4)).toMatchObject([
      { valid: true },
      { success: true, summary: null },
      { outcome: 'created' },
      { summary: { created: 1, unchanged: 1, failed: 0 } },
    ])
    const pushed = await db
      .selectFrom('jobs')
      .select('pay_scheme')
      .where('title', '=', 'Hebamme (m/w/d)')
      .executeTakeFirstOrThrow()
    expect(pushed.pay_scheme).toEqual({ scheme: 'tvoed-p', group: 'P8', stepFrom: '3', stepTo: '6' })
    const job = await db
      .selectFrom('jobs')
      .select(['status', 'reference', 'pay_max'])
      .where('id', '=', Number(values.JOB))
      .executeTakeFirstOrThrow()
    expect(job).toMatchObject({ status: 'filled', reference: 'INT-7' })
    expect(Number(job.pay_max)).toBe(4300)
    const application = await db
      .selectFrom('applications')
      .select('status')
      .where('id', '=', applicationId)
      .executeTakeFirst()
    expect(application?.status).toBe('interview')
  })

  it('of pay is what an ad has that names a group, with the table of the day', () => {
    const [text = ''] = blocks('jsonc')
    const { derived, ...stated } = JSON.parse(text)
    const named = namedGroup(readTariff(stated.text))
    const computed = named && derivedPay(named, '2026-11-26')
    if (!named?.scheme || !named.group || !computed) throw new Error('the example names no group')
    const { monthMin: min, monthMax: max, currency } = computed
    const { scheme, group, groupTo } = named
    const row = { pay: stated, derivedPay: { min, max, currency, scheme, group, groupTo } }
    expect({ ...stated, derived }).toEqual(payJson(row, '2026-11-26', 'de'))
    expect(pay.parse({ ...stated, derived })).toEqual({ ...stated, derived })
  })

  it('of a signature takes what the site signs, and nothing else', async () => {
    const [code = ''] = blocks('ts')
    const module = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(code))}`
    const { isGenuine } = await import(/* @vite-ignore */ module)
    const ctx = { ...base, now: () => new Date() }
    const secret = newWebhookSecret()
    const message = { id: '5b0c1f0e-6f0f-4c8e-9a53-0f2b8f3f7a10', body: '{"type":"webhook.test"}' }
    const webhook = { id: 7, secret: sealSecret(ctx, 7, secret) }
    const headers = new Headers(signedHeaders(ctx, webhook, message))
    expect(isGenuine(secret, headers, message.body)).toBe(true)
    expect(isGenuine(secret, headers, `${message.body} `)).toBe(false)
    expect(isGenuine(newWebhookSecret(), headers, message.body)).toBe(false)
    const old = { ...ctx, now: () => new Date(Date.now() - 301_000) }
    expect(isGenuine(secret, new Headers(signedHeaders(old, webhook, message)), message.body)).toBe(false)
  })

  it('of a message, and every message that is sent, have the described shape', async () => {
    const [text = ''] = blocks('json')
    const example = JSON.parse(text)
    expect(webhookMessages[example.type]?.parse(example)).toEqual(example)
    const { asOwner, employerId, jobId } = await openHiring(base)
    const { id } = await db
      .insertInto('webhooks')
      .values({
        employer_id: employerId,
        url: 'https://ats.example/',
        secret: '',
        events: [...webhookEvents],
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { applicationId, asSeeker } = await applySomebody(base, jobId)
    await moveApplication(asOwner, { applicationId, to: 'interview' })
    await sendMessage(asOwner, { applicationId, text: 'Guten Tag', fileIds: [] })
    await addDocuments(asSeeker, { id: applicationId, fileIds: [] })
    await deleteOwnApplication(asSeeker, { id: applicationId })
    await moveOwnJob(asOwner, { jobId, action: 'pause' })
    await moveOwnJob(asOwner, { jobId, action: 'resume' })
    await sendTestEvent(asOwner, id)
    const sent = await db
      .selectFrom('webhook_deliveries')
      .select(['event', 'body'])
      .where('webhook_id', '=', id)
      .execute()
    expect(sent.length).toBe(8)
    for (const { event, body } of sent) {
      expect([event, webhookMessages[event]?.parse(body)]).toEqual([event, body])
    }
  })

  it('of each message in the description have its shape, too', async () => {
    const { components, webhooks } = await (await app.request('/api/v1/openapi.json')).json()
    expect(Object.keys(webhooks).length).toBe(webhookEvents.length + 1)
    for (const [event, { post }] of Object.entries(webhooks as Record<string, Told>)) {
      const name = post.requestBody.content['application/json'].schema.$ref.split('/').at(-1) ?? ''
      const { example } = components.schemas[name]
      expect([event, webhookMessages[event]?.parse(example)]).toEqual([event, example])
    }
  })

  it('name every event', () => {
    for (const event of webhookEvents) expect(document).toContain(`\`${event}\``)
  })
})

/** The part of an OpenAPI document that refers to the schema of a message. */
type Told = { post: { requestBody: { content: { 'application/json': { schema: { $ref: string } } } } } }

/** Reads a curl command of the form used in the document, after filling in `$NAMES` from `values`. */
function readCurl(command: string, values: Record<string, string>) {
  const filled = command
    .replaceAll('\\\n', ' ')
    .replaceAll(/\$([A-Z]+)/g, (_, name: string) => values[name] ?? '')
  const words = [...filled.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')
  const headers: Record<string, string> = {}
  let [method, path, body] = ['GET', '', '']
  words.forEach((word, at) => {
    const next = words[at + 1] ?? ''
    if (word === '-X') method = next
    if (word === '-d') body = next
    if (word === '-H') {
      const [name = '', value = ''] = next.split(/: (.*)/)
      headers[name] = value
    }
    if (word.startsWith('http://127.0.0.1:3000')) path = word.slice('http://127.0.0.1:3000'.length)
  })
  return { method, path, headers, body }
}
