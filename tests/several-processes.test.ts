import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { connect } from '../src/db/client.ts'
import { createKey } from '../src/domain/integrations/manage-keys.ts'
import { accountContext, testSecret } from './support/account.ts'
import { openHiring } from './support/applications.ts'
import { testDatabaseUrl } from './support/database.ts'
import { startSite } from './support/site-process.ts'
import { temporaryFolder } from './support/temporary-folder.mjs'

const databaseUrl = await testDatabaseUrl()
const folder = temporaryFolder('kittel-several')
const db = connect(databaseUrl, 3)
const perMinute = 150
const start = () =>
  startSite({
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    AUTH_SECRET: testSecret,
    WEB_PROCESSES: '2',
    API_REQUESTS_PER_MINUTE: String(perMinute),
  })
const { address, processId, end } = await start()
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

type Sent = RequestOptions & { body?: string | undefined }
type Answered = { status: number; headers: IncomingMessage['headers']; text: string }

/** A client with one connection: connections go to the processes in turn, so that of two new ones each is at another process. */
function openClient() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (path: string, sent: Sent = {}) => ask(address + path, { agent, ...sent })
}

/** Over a connection of its own, unless an agent keeps one. */
function ask(url: string, { body, ...options }: Sent = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, ...options }, answer => {
      let text = ''
      answer.on('data', piece => {
        text += String(piece)
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The further processes of the site, which has no database of its own beside them. */
const furtherOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

function isRunning(pid: number): boolean {
  try {
    // The state stands behind the name in brackets; one that nobody has waited for yet is a zombie.
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z')
  } catch {
    return false
  }
}

async function untilBothAnswer(at: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { text } = await ask(`${at}/readyz`)
      expect(JSON.parse(text)).toMatchObject({ processes: { answering: 2, wanted: 2 } })
    },
    { timeout: 60_000, interval: 100 },
  )
}

/** Asks the same of two processes. */
async function twoClients() {
  await untilBothAnswer(address)
  const clients = [openClient(), openClient()] as const
  // One after the other, so that each opens its connection in its turn.
  for (const each of clients) expect((await each('/healthz')).status).toBe(200)
  return clients
}

describe('a site with two processes', () => {
  it('finds an ad in both that was published through one of them', async () => {
    const [one, other] = await twoClients()
    const { asOwner, employerId } = await openHiring(accountContext(db))
    const { secret } = await createKey(asOwner, {
      employerId,
      ...{ name: 'Programm', scopes: ['jobs:write'], lifetimeDays: 'never' },
    })
    const job = {
      title: 'Pflegefachkraft Quittenhof (m/w/d)',
      places: ['50667 Köln'],
      description: 'Sie pflegen auf unserer Intensivstation mit 12 Betten.',
      employmentTypes: ['full-time'],
    }
    const { status } = await one('/api/v1/employer/jobs', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(job),
    })
    expect(status).toBe(201)
    for (const each of [one, other])
      await vi.waitFor(
        async () => {
          const { text } = await each('/api/v1/jobs?q=Quittenhof&literal=true')
          expect(JSON.parse(text)).toMatchObject({ total: 1 })
        },
        { timeout: 10_000, interval: 200 },
      )
  })

  it('adds up its figures, whichever process is asked', async () => {
    const [one, other] = await twoClients()
    for (const each of [one, one, one, other, other]) expect((await each('/login')).status).toBe(200)
    const line = 'http_requests_total{method="GET",route="page:login",status="200"}'
    for (const each of [one, other])
      expect((await each('/metrics')).text.split('\n').find(each => each.startsWith(line))).toBe(`${line} 5`)
  })

  it('allows no more requests than one process would', async () => {
    const clients = await twoClients()
    const { headers } = await clients[0]('/api/v1/jobs')
    // Counting begins anew every minute, and must not do so in the middle.
    if (Number(headers['ratelimit-reset']) < 15) await pause(Number(headers['ratelimit-reset']) * 1_000)
    const left = Number((await clients[0]('/api/v1/jobs')).headers['ratelimit-remaining'])
    const statuses = await Promise.all(
      Array.from({ length: left + 20 }, (_, at) => clients[at % 2 === 0 ? 0 : 1]('/api/v1/jobs')),
    )
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(left)
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(20)
  }, 60_000)

  it('closes the mailbox in both when one has met a proxy', async () => {
    const [one, other] = await twoClients()
    for (const each of [one, other]) expect((await each('/dev/mailbox')).status).toBe(200)
    await one('/login', { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect((await one('/dev/mailbox')).status).toBe(404)
    await vi.waitFor(async () => expect((await other('/dev/mailbox')).status).toBe(404))
  })

  it('replaces one that was killed, and answers meanwhile', async () => {
    await untilBothAnswer(address)
    const [killed = 0] = furtherOf(processId)
    process.kill(killed, 'SIGKILL')
    for (let count = 0; count < 4; count++) expect((await ask(`${address}/healthz`)).status).toBe(200)
    await untilBothAnswer(address)
    expect(furtherOf(processId)).not.toContain(killed)
    // The mark of a proxy holds in the new one, too.
    for (const each of await twoClients()) expect((await each('/dev/mailbox')).status).toBe(404)
  }, 90_000)

  it('finishes the requests of both on SIGTERM, and leaves no process behind', async () => {
    await untilBothAnswer(address)
    const further = furtherOf(processId)
    const begun = [beginForm(), beginForm()]
    for (const { continued } of begun) await continued
    const code = end('SIGTERM')
    await pause(300)
    for (const { finish } of begun) expect(await finish()).toBeLessThan(500)
    expect(await code).toBe(0)
    expect(further.filter(isRunning)).toEqual([])
  }, 60_000)

  it('ends with its first process, also when that is killed', async () => {
    const again = await start()
    await untilBothAnswer(again.address)
    const further = furtherOf(again.processId)
    expect(further).toHaveLength(1)
    await again.end('SIGKILL')
    await vi.waitFor(() => expect(further.filter(isRunning)).toEqual([]), { timeout: 5_000 })
  }, 90_000)
}, 90_000)

/** The head of a form, which the server has read when `continued` resolves; `finish` sends the rest. */
function beginForm() {
  const body = 'theme=dark'
  const headers = {
    expect: '100-continue',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
    origin: address,
  }
  const agent = new Agent({ keepAlive: true })
  const sent = request(`${address}/preferences/theme`, { method: 'POST', headers, agent })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.flushHeaders()
  return {
    continued: once(sent, 'continue'),
    finish: async () => {
      sent.end(body)
      const [answer] = await answered
      answer.resume()
      return answer.statusCode ?? 0
    },
  }
}
