import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { allPaths } from '../src/web/addresses.ts'
import { type PageName, pages } from '../src/web/pages.ts'
import { cookiePolicyDe } from '../src/web/routes/public/legal/cookie-policy/text-de.ts'
import { cookiePolicyEn } from '../src/web/routes/public/legal/cookie-policy/text-en.ts'
import type { LegalFacts } from '../src/web/routes/public/legal/legal-text.ts'
import { siteCookies } from '../src/web/server/http/cookie-names.ts'
import { testSite } from './support/account.ts'
import { openAccounts, password } from './support/accounts.ts'
import { openHiring } from './support/applications.ts'
import { makePdf } from './support/documents.ts'
import { openOpenIdProvider } from './support/openid-provider.ts'
import { findWebForms, type WebForm } from './support/web-forms.ts'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const provider = await openOpenIdProvider(`${testSite}/auth/callback/klinikum`)
afterAll(() => provider.close())
const { issuer, clientId, clientSecret } = provider
const site = await openWebSite({
  OIDC_PROVIDERS: JSON.stringify([{ id: 'klinikum', name: 'Klinikum', issuer, clientId, clientSecret }]),
})
const { jobId } = await openHiring(site.ctx, { slug: 'pflege' })
const applyPath = `/jobs/${jobId}-pflege/bewerben`
// The cast: Object.keys loses the names of the pages.
const names = Object.keys(pages) as PageName[]

/** Names of the cookies that a response sets, without their prefixes; deletions do not count. */
function setBy(answer: Response): string[] {
  const given = answer.headers.getSetCookie().filter(cookie => !/max-age=0\b/i.test(cookie))
  return given.map(cookie => (cookie.split('=')[0] ?? '').replace(/^__(Host|Secure)-/, ''))
}

/** Lifetimes of the cookies that a response sets; those that last until the browser is closed are left out. */
function lastingIn(answer: Response): [name: string, seconds: number][] {
  return answer.headers.getSetCookie().flatMap(cookie => {
    const [, name = '', seconds] =
      /^(?:__(?:Host|Secure)-)?([^=]+)=.*;\s*max-age=([1-9]\d*)/i.exec(cookie) ?? []
    return seconds === undefined ? [] : [[name, Number(seconds)]]
  })
}

const unitSeconds: [unit: RegExp, seconds: number][] = [
  [/Jahr|year/, 365 * 86_400],
  [/Tag|day/, 86_400],
  [/Stunde|hour/, 3_600],
  [/Minute|minute/, 60],
]

/** Reads a duration as the policy states it, such as "24 Stunden"; 0 without a known unit. */
function secondsOf(duration: string): number {
  const [, unit = 0] = unitSeconds.find(([name]) => name.test(duration)) ?? []
  return Number.parseInt(duration, 10) * unit
}

function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

it('opening any page as a guest sets no cookie', async () => {
  for (const path of names.flatMap(allPaths)) {
    const address = `/${path.replace(/:key/g, `${jobId}-pflege`).replace(/:\w+/g, '1')}`
    const answer = await site.send(address)
    await answer.body?.cancel()
    expect({ address, cookies: setBy(answer) }).toEqual({ address, cookies: [] })
  }
}, 120_000)

describe('the cookie policy', () => {
  const nothing = { brand: 'Kittel', operator: {} }
  // The cast: the policy reads none of the other facts.
  const policies = [cookiePolicyDe, cookiePolicyEn].map(policy => policy(nothing as LegalFacts))

  it('has a row for each cookie in both languages', () => {
    for (const { sections } of policies) {
      const named = sections
        .flatMap(({ table }) => table?.rows ?? [])
        .flatMap(([first]) => first?.split(', '))
      expect(named.sort()).toEqual([...siteCookies].sort())
    }
  })

  it('says of each when it is set', () => {
    for (const { sections } of policies) {
      const words = sections.flatMap(({ paragraphs = [] }) => paragraphs).join(' ')
      for (const name of siteCookies.filter(name => !name.startsWith('kittel-')))
        expect(words).toMatch(new RegExp(`\\b${name}\\b`))
    }
  })

  it('names what the site really sets, on every form and every way in, for how long, and nothing else', async () => {
    const found = new Set<string>()
    const lasting = new Map<string, number>()
    const note = (answer: Response) => {
      for (const name of setBy(answer)) found.add(name)
      for (const [name, seconds] of lastingIn(answer)) lasting.set(name, seconds)
    }
    const people = await signInEveryone(site)
    // First, for among the forms is one by which this administrator leaves, once there is another owner.
    const { userId } = people.seeker
    const view = new URLSearchParams({ form: 'view', userId, reason: 'Die Merkliste wird nicht angezeigt' })
    note(await site.post(`/admin-dashboard/benutzer/${userId}`, view, { cookie: people.admin.cookie }))
    for (const form of await findWebForms()) {
      const who = form.file.includes('/admin/')
        ? 'admin'
        : /[/-]employer/.test(form.file)
          ? 'owner'
          : 'seeker'
      for (const cookie of ['', people[who].cookie]) note(await sendExample(form, cookie))
    }
    note(await site.post(applyPath, applicationWithFile()))
    note(await site.post(`/post-job?draft=${randomUUID()}`, ad('Pflegefachkraft')))
    note(await site.post(`/bookmarks/job/${jobId}`, new URLSearchParams({ saved: 'true' })))
    note(await site.send('/auth/start/klinikum', { headers: { 'sec-fetch-site': 'same-origin' } }))
    const email = 'known@web.example'
    await openAccounts(site.ctx).registerAndConfirm(email)
    const body = { form: 'sign-in', email, password }
    note(await site.post('/login', new URLSearchParams(body)))
    for (const realm of ['site', 'admin'] as const)
      found.add((await site.enter(people.seeker.userId, realm)).split('=')[0] ?? '')
    expect([...found].sort()).toEqual([...siteCookies].sort())
    for (const { sections } of policies) {
      const rows = sections.flatMap(({ table }) => table?.rows ?? [])
      const said = rows.map(([name = '', , , duration = '']) => [name, secondsOf(duration)] as const)
      for (const [name, seconds] of said.filter(([name]) => lasting.has(name)))
        expect([name, lasting.get(name)]).toEqual([name, seconds])
    }
    // `enter` opens the administrators' session without a response that would state its lifetime.
    expect([...siteCookies].filter(name => !lasting.has(name))).toEqual(['kittel-admin-session'])
  }, 120_000)
})

describe('a guest’s browser', () => {
  it('is given a key with the first thing it leaves, and finds it again', async () => {
    const draft = randomUUID()
    const saved = await site.post(`/post-job?draft=${draft}`, ad('Pflegefachkraft im Nachtdienst'))
    expect(setBy(saved)).toEqual(['ad-drafts'])
    const page = await site.send(`/post-job?draft=${draft}`, { headers: { cookie: cookieOf(saved) } })
    expect(await page.text()).toContain('Pflegefachkraft im Nachtdienst')
    const stranger = await site.send(`/post-job?draft=${draft}`)
    expect(stranger.status).toBe(302)
  })

  it('applies with a file in one request, without having been here before', async () => {
    const sent = await site.post(applyPath, applicationWithFile())
    expect({ status: sent.status, cookies: setBy(sent) }).toEqual({ status: 302, cookies: ['uploads'] })
    const files = await site.db
      .selectFrom('files')
      .select('name')
      .where('name', '=', 'Lebenslauf.pdf')
      .execute()
    expect(files.length).toBeGreaterThan(0)
  })

  it('keeps what several requests of one page leave at once under one key', async () => {
    const proposed = 'k'.repeat(43)
    const typed = new URLSearchParams({ message: 'Guten Tag', 'browser-key': proposed })
    const file = new FormData()
    file.append('file', new File([await makePdf()], 'Zeugnis.pdf'))
    const answers = await Promise.all([
      site.post(`/drafts/application?job=${jobId}`, typed),
      site.post('/files?purpose=application', file, { 'x-browser-key': proposed }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([204, 201])
    expect(answers.map(cookieOf)).toEqual([`uploads=${proposed}`, `uploads=${proposed}`])
    const page = await site.send(applyPath, { headers: { cookie: `uploads=${proposed}` } })
    expect(await page.text()).toContain('Guten Tag')
  })

  it('gets no page that was made for another', async () => {
    const [first, second] = await Promise.all([site.send('/post-job'), site.send('/post-job')])
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    const idIn = (text: string) => /draft=([0-9a-f-]{36})/.exec(text)?.[1]
    const ids = [idIn(await first.text()), idIn(await second.text())]
    expect(ids[0]).toBeDefined()
    expect(ids[0]).not.toBe(ids[1])
  })
})

const pdf = await makePdf()

function applicationWithFile(): FormData {
  const body = new FormData()
  const fields = { form: 'apply-as-guest', name: 'Gast Gruber', message: 'Guten Tag' }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('email', `gast-${randomUUID()}@example.org`)
  body.append('files', new File([pdf], 'Lebenslauf.pdf'))
  return body
}

function ad(title: string): URLSearchParams {
  return new URLSearchParams({ form: 'autosave', step: 'position', title })
}

async function sendExample({ form, fields, paths }: WebForm, cookie: string): Promise<Response> {
  const body = new URLSearchParams({ form, ...fields })
  const answer = await site.post(paths[0] ?? '', body, cookie ? { cookie } : {})
  await answer.body?.cancel()
  return answer
}
