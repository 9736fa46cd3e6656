import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { limits } from '../src/config/limits.ts'
import { mailHeaders, mailSecret, plainMail } from './support/signed-mail.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite({ INBOUND_MAIL_SECRET: mailSecret, REPLY_ADDRESS: 'hilfe@kittel.example' })
const { db } = site

let mails = 0
const newMail = (text = 'Guten Tag') =>
  plainMail({ from: 'maja@example.org', to: 'hilfe@kittel.example', text, id: `${++mails}@example.org` })
/** As a mail server does it: from no page of this site. */
const deliver = (raw: string, headers = mailHeaders(raw), method = 'POST') =>
  site.send('/hooks/mail', { method, body: raw, headers })
/** The status; whoever still writes when the refusal comes may only find the connection closed, which refuses as well. */
async function refusalOf(answer: Promise<Response>): Promise<number> {
  try {
    return (await answer).status
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    if (cause instanceof Error && 'code' in cause && ['EPIPE', 'ECONNRESET'].includes(String(cause.code)))
      return 413
    throw error
  }
}
/** The status for a mail of which only the length has been said. */
function answerToDeclared(bytes: number): Promise<number> {
  const headers = { ...mailHeaders(''), 'content-length': bytes }
  return new Promise((resolve, reject) => {
    const asked = request(`${site.address}/hooks/mail`, { method: 'POST', headers })
    asked.on('error', reject)
    asked.on('response', ({ statusCode = 0 }) => {
      resolve(statusCode)
      asked.destroy()
    })
    asked.flushHeaders()
  })
}
const taken = async () => (await db.selectFrom('support_mails').select('id').execute()).length

describe('the door for mails', () => {
  it('takes a signed mail, which soon begins a conversation', async () => {
    const raw = newMail('Wo ändere ich meinen Namen?')
    const answer = await deliver(raw)
    expect(answer.status).toBe(202)
    expect(answer.headers.get('set-cookie')).toBeNull()
    await expect
      .poll(() => db.selectFrom('support_messages').select(['text', 'channel']).execute(), {
        timeout: 20_000,
      })
      .toEqual([{ text: 'Wo ändere ich meinen Namen?', channel: 'mail' }])
  })

  it('answers the same delivery in the same way, and takes it once', async () => {
    const raw = newMail()
    const headers = mailHeaders(raw)
    const before = await taken()
    expect([(await deliver(raw, headers)).status, (await deliver(raw, headers)).status]).toEqual([202, 202])
    expect(await taken()).toBe(before + 1)
  })

  it('refuses what is not signed, signed by somebody else, changed on the way, or too old', async () => {
    const raw = newMail()
    const before = await taken()
    const ago = new Date(Date.now() - (limits.supportMailClockSeconds + 60) * 1_000)
    const answers = [
      await deliver(raw, {}),
      await deliver(raw, mailHeaders(raw, new Date(), 'a secret of somebody else, long enough')),
      await deliver(`${raw}!`, mailHeaders(raw)),
      await deliver(raw, mailHeaders(raw, ago)),
      await deliver(raw, { ...mailHeaders(raw), 'x-mail-timestamp': 'now' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(await taken()).toBe(before)
  })

  it('refuses a mail that is too large, whether its length is said or not', async () => {
    const raw = 'x'.repeat(limits.supportMailBytes + 1)
    const before = await taken()
    expect(await refusalOf(deliver(raw))).toBe(413)
    const stream = new Blob([raw]).stream()
    const streamed = { method: 'POST', body: stream, headers: mailHeaders(raw), duplex: 'half' } as const
    expect(await refusalOf(site.send('/hooks/mail', streamed))).toBe(413)
    expect(await answerToDeclared(limits.supportMailBytes + 1)).toBe(413)
    expect(await taken()).toBe(before)
  })

  it.each(['GET', 'PUT', 'DELETE'])('is nothing for %s', async method => {
    const init = method === 'GET' ? { method } : { method, body: 'x' }
    const { status } = await site.send('/hooks/mail', init)
    expect([403, 404, 405]).toContain(status)
  })
})

/** The hidden fields that a browser without scripts would send along. */
async function openForm(path = '/kontakt') {
  const page = await (await site.send(path)).text()
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(token).not.toBe('')
  return { form: 'write-as-guest', topic: 'fault', token, website: '' }
}

describe('the form for messages, without scripts', () => {
  const write = (fields: Record<string, string>, path = '/kontakt') =>
    site.post(path, new URLSearchParams(fields))

  it('gives back what was typed, with every mistake', async () => {
    const answer = await write({ ...(await openForm()), topic: '', text: 'Ein <b>Knopf</b>', email: 'x' })
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(page).toContain('Bitte wählen Sie, worum es geht.')
    expect(page).toContain('Ein &lt;b&gt;Knopf&lt;/b&gt;')
  })

  it('knows from the page that leads to it what it is about, and where that was', async () => {
    const page = await (await site.send('/kontakt?topic=employer&page=/employer-dashboard/team')).text()
    expect(page).toMatch(/<option value="employer" selected/)
    expect(page).toContain('value="/employer-dashboard/team"')
    const lost = await (await site.send('/gibt-es-nicht')).text()
    expect(lost).toContain('/kontakt?topic=fault&amp;page=%2Fgibt-es-nicht')
  })

  it('proposes help once, with everything typed, and then sends', async () => {
    const fields = {
      ...(await openForm()),
      text: 'Wie kann ich mein Konto löschen?',
      email: 'noah@example.org',
    }
    const proposal = await (await write(fields)).text()
    expect(proposal).toContain('/hilfe/delete-account')
    expect(proposal).toContain('Wie kann ich mein Konto löschen?</textarea>')
    expect(proposal).toContain('name="looked" value="yes"')
    expect(await requestOf('noah@example.org')).toBeUndefined()
    const sent = await (await write({ ...fields, looked: 'yes' })).text()
    expect(sent).toContain('Bitte bestätigen Sie Ihre Adresse')
    expect(await requestOf('noah@example.org')).toMatchObject({ status: 'unconfirmed' })
    expect((await write({ ...fields, looked: 'yes' })).status).toBe(409)
  })

  it('says the same to a program that fills in every field, and sets its message aside', async () => {
    const fields = { ...(await openForm()), text: 'Der Knopf tut nichts.', website: 'https://spam.example' }
    const answer = await write({ ...fields, email: 'bot@example.org' })
    expect(await answer.text()).toContain('Bitte bestätigen Sie Ihre Adresse')
    expect((await requestOf('bot@example.org'))?.held_because).toEqual(['trap', 'too-quick'])
  })
})

const requestOf = (email: string) =>
  db
    .selectFrom('support_requests')
    .select(['status', 'held_because'])
    .where('email', '=', email)
    .executeTakeFirst()

describe('the help', () => {
  it.each([
    ['/hilfe', 'Hilfe'],
    ['/en/help', 'Help'],
    ['/hilfe?q=%C3%9Cberstunden', 'Überstunden'],
    ['/en/help?q=delete+my+account', 'account'],
    ['/hilfe/delete-account', 'Konto'],
    ['/en/help/delete-account', 'account'],
  ])('%s is a page for everyone', async (path, word) => {
    const answer = await site.send(path)
    expect(answer.status).toBe(200)
    const page = await answer.text()
    expect(page).toContain(word)
    expect(page).not.toMatch(/>(?:help|support)\.[a-z-]+/)
  })

  it('hides what was searched for from search engines, and knows no other articles', async () => {
    expect(await (await site.send('/hilfe?q=Konto')).text()).toContain('noindex')
    expect(await (await site.send('/hilfe')).text()).not.toContain('noindex')
    for (const path of ['/hilfe/nichts', '/en/help/nothing']) expect((await site.send(path)).status).toBe(404)
  })

  it('answers what is being written with articles', async () => {
    for (const [path, start] of [
      ['/find/help.json', '/hilfe/'],
      ['/en/find/help.json', '/en/help/'],
    ]) {
      const answer = await site.send(
        `${path}?q=${encodeURIComponent('Wie lösche ich mein Konto? delete my account')}`,
      )
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('content-type')).toContain('application/json')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const { articles } = (await answer.json()) as { articles: { to: string }[] }
      expect(articles.length).toBeGreaterThan(0)
      for (const { to } of articles) expect(to.startsWith(start ?? '')).toBe(true)
    }
    expect(await (await site.send('/find/help.json')).json()).toEqual({ articles: [] })
  })
})
