import { rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect as connectSocket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { connect } from '../src/db/client.ts'
import { queueMail } from '../src/domain/mail/steps/queue-mail.ts'
import { testContext } from './support/context.ts'
import { testDatabaseUrl } from './support/database.ts'
import { spawnSite, startSite } from './support/site-process.ts'
import { temporaryFolder } from './support/temporary-folder.mjs'

const databaseUrl = await testDatabaseUrl()
const folder = temporaryFolder('kittel-mailbox')
const db = connect(databaseUrl, 2)
const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder }
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})
const props = { name: 'Eva', url: 'https://jobs.example/confirm?token=secret' }
await queueMail(testContext(db), {
  to: 'eva@klinik.example',
  template: 'confirm-address',
  props,
  locale: 'de',
})

const pages = [
  '/dev/mailbox',
  '/en/dev/mailbox',
  '/dev/mailbox/1',
  '/dev/mailbox/1/content',
  '/dev/mailbox.data',
]

/** The statuses of all pages of the mailbox for requests with these headers. */
async function ask(address: string, headers: Record<string, string> = {}): Promise<number[]> {
  const statuses: number[] = []
  for (const page of pages) {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(address + page, { headers }, resolve)
        .on('error', reject)
        .end()
    })
    answer.resume()
    statuses.push(answer.statusCode ?? 0)
  }
  return statuses
}
const open = pages.map(() => 200)
const closed = pages.map(() => 404)

describe('the mailbox of a site without a mail server', () => {
  it('is read at the machine itself, and by nobody who comes through a proxy on it', async () => {
    const ways: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.7' },
      { forwarded: 'for=203.0.113.7' },
      { 'x-real-ip': '203.0.113.7' },
      { via: '1.1 proxy' },
      { host: 'jobs.example.org' },
    ]
    for (const headers of ways) {
      const site = await startSite(env)
      expect(await ask(site.address)).toEqual(open)
      expect({ headers, statuses: await ask(site.address, headers) }).toEqual({
        headers,
        statuses: closed,
      })
      // After one forwarded request the site knows that it is behind a proxy: requests without forwarding headers are refused, too.
      expect(await ask(site.address)).toEqual(closed)
      await site.end('SIGTERM')
    }
  }, 120_000)

  it('is closed to a proxy of the old kind that adds nothing and asks in HTTP 1.0', async () => {
    const site = await startSite(env)
    const { hostname, port } = new URL(site.address)
    const head = await new Promise<string>((resolve, reject) => {
      const socket = connectSocket(Number(port), hostname)
      socket.on('error', reject).once('data', data => {
        resolve(data.toString())
        socket.destroy()
      })
      socket.write(`GET /dev/mailbox HTTP/1.0\r\nhost: ${hostname}:${port}\r\n\r\n`)
    })
    expect(head).toMatch(/^HTTP\/1\.1 404/)
    await site.end('SIGTERM')
  }, 60_000)

  it.each([
    { PUBLIC_URL: 'https://jobs.example.org' },
    { HOST: '0.0.0.0' },
    { TRUSTED_ADDRESS_HEADER: 'x-forwarded-for' },
  ])(
    'a site that others reach does not start before somebody has decided about its mails: %o',
    async outside => {
      const { code, output } = await spawnSite({ ...env, PORT: '0', ...(outside as object) }).ended
      expect(code).toBe(1)
      expect(output).toContain(`${Object.keys(outside)[0]} `)
      expect(output).toMatch(/set SMTP_URL to a mail server, or MAIL_WITHOUT_SERVER=wait/)
      expect(output).not.toMatch(/\n\s+at /)
    },
  )

  it('starts where others reach it when mails shall wait, and has no mailbox then, nor for itself', async () => {
    const site = await startSite({
      ...env,
      PUBLIC_URL: 'https://jobs.example.org',
      MAIL_WITHOUT_SERVER: 'wait',
    })
    expect(await ask(site.address)).toEqual(closed)
    await site.end('SIGTERM')
  }, 60_000)

  it('is open to everyone only when the operator has said exactly that', async () => {
    const site = await startSite({
      ...env,
      PUBLIC_URL: 'https://jobs.example.org',
      MAIL_WITHOUT_SERVER: 'open-mailbox',
    })
    expect(await ask(site.address, { 'x-forwarded-for': '203.0.113.7' })).toEqual(open)
    await site.end('SIGTERM')
  }, 60_000)
})
