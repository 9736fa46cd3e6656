import { describe, expect, it } from 'vitest'
import type { Context } from '../src/domain/caller/context.ts'
import { readReportByLink } from '../src/domain/moderation/by-link.ts'
import { decideCase } from '../src/domain/moderation/decide-case.ts'
import { readCase } from '../src/domain/moderation/read-cases.ts'
import { lockPerson } from '../src/domain/person-records/lock-person.ts'
import { makeJob } from './factories/job.ts'
import { makePerson } from './support/account.ts'
import { openAccounts, password } from './support/accounts.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite()
const jobId = await makeJob(site.db, { published_at: new Date() })
const { userId } = await makePerson(site.db)
const asAdmin: Context = {
  ...site.ctx,
  actor: { kind: 'admin', userId, adminId: 1, role: 'moderator', sessionId: 'x' },
}

const fields = {
  form: 'report',
  kind: 'asks-money',
  text: 'Ich soll <b>vorab</b> zahlen.',
  name: 'Mara',
  email: 'mara@example.org',
  isTrue: 'on',
}
const report = (more: Record<string, string> = {}, id = jobId) =>
  site.post(`/melden?job=${id}`, new URLSearchParams({ ...fields, ...more }))

describe('the form for reports', () => {
  it('is a page for everyone, in both languages, and leads from the ad', async () => {
    for (const path of [`/melden?job=${jobId}`, `/en/report?job=${jobId}`, '/melden']) {
      const answer = await site.send(path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('noindex')
    }
    const ad = (await site.send(`/jobs/${jobId}`)).headers.get('location') ?? ''
    expect(await (await site.send(ad)).text()).toContain(`/melden?job=${jobId}`)
    expect((await site.send('/melden?job=2000000000')).status).toBe(404)
  })

  it('gives back what was typed, with every mistake', async () => {
    const answer = await report({ kind: '', isTrue: '', name: '' })
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(page).toContain('vorab')
    expect(page).toContain('Bitte wählen Sie, was nicht stimmt.')
    expect(page).toContain('Bitte bestätigen Sie, dass Ihre Angaben richtig sind.')
  })

  it('leads to the receipt, whose address tells no other site and no search engine, and shows the text as text', async () => {
    const answer = await report()
    expect(answer.status).toBe(302)
    const location = answer.headers.get('location') ?? ''
    expect(location).toMatch(/^\/melden\/[\w-]+\.[\w-]+$/)
    const page = await site.send(location)
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    const html = await page.text()
    expect(html).toContain('Eingangsbestätigung')
    expect(html).not.toContain('<b>vorab</b>')
    expect((await site.send(`${location}x`)).status).toBe(404)
  })
})

it('an ad that was taken down is gone from its page and the API, and the year’s figures say nothing of so few', async () => {
  const answer = await report({ email: 'zwei@example.org' })
  const token = (answer.headers.get('location') ?? '').split('/')[2] ?? ''
  const { caseId } = (await readReportByLink(asAdmin, { token })).report
  const { version } = (await readCase(asAdmin, { caseId })).case
  await decideCase(asAdmin, {
    caseId,
    version,
    measure: 'hide',
    days: null,
    reason: 'advance-fee',
    facts: 'Sachverhalt',
    isAutomated: false,
    isUnfounded: false,
  })
  // Pages are kept for up to a second.
  const shown = async () => (await site.send(`/jobs/${jobId}`)).status
  await expect.poll(shown, { timeout: 5_000 }).toBe(410)
  expect((await site.send(`/api/v1/jobs/${jobId}`)).status).toBe(410)
  expect((await site.send(`/melden?job=${jobId}`)).status).toBe(404)
  const figures = await (await site.send('/transparenz')).text()
  expect(figures).toContain('unter 5')
})

it('a refused sign-in of a locked account leads to the reasons and the complaint', async () => {
  const email = 'gesperrt@web.example'
  const locked = await openAccounts(site.ctx).registerAndConfirm(email)
  await lockPerson(asAdmin, { userId: locked?.userId ?? '', reason: 'Unter dem Konto wurde Geld verlangt.' })
  const answer = await site.post('/login', new URLSearchParams({ form: 'sign-in', email, password }))
  const [path = ''] = /\/entscheidung\/[\w.-]+/.exec(await answer.text()) ?? []
  const statement = await (await site.send(path)).text()
  expect(statement).toContain('Unter dem Konto wurde Geld verlangt.')
  expect(statement).toContain('Beschwerde einlegen')
})
