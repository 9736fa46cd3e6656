import { describe, expect, it } from 'vitest'
import { createAdmin } from '../src/domain/administration/create-admin.ts'
import { system } from '../src/domain/caller/actor.ts'
import { asCookieHeader, lastLetter } from './support/account.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite()
const email = 'neu@registered.example'
const strict = 'Kittel$2026'
const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const whereTo = (answer: Response) => answer.headers.get('location') ?? ''
const toastOf = (answer: Response) =>
  decodeURIComponent(
    answer.headers
      .getSetCookie()
      .find(cookie => cookie.startsWith('toast='))
      ?.split(';')[0] ?? '',
  )

describe('after registering', () => {
  const register = async () => {
    const fields = { fullName: 'Jana Vogt', email, password: strict, passwordAgain: strict, terms: 'on' }
    return whereTo(await site.post('/register/jobseeker', form({ form: 'sign-up', ...fields })))
  }

  it('the page says where the mail went, also without scripts and whenever it is loaded again', async () => {
    const path = await register()
    expect(path).toMatch(/^\/login\?/)
    expect(decodeURIComponent(path)).not.toContain(email)
    for (let loads = 0; loads < 2; loads++) {
      const page = await (await site.send(path)).text()
      expect(page).toContain('Bitte bestätigen Sie Ihre E-Mail-Adresse')
      expect(page).toContain(email)
      expect(page).toContain('Bestätigung erneut senden')
    }
    await site.db.deleteFrom('messages').execute()
    const again = await site.post(path, form({ form: 'send-again', email }))
    expect(await again.text()).toContain(email)
    expect(await lastLetter(site.db, email)).toMatchObject({ template: 'confirm-address' })
  })

  it('an address that somebody made up shows nothing', async () => {
    const page = await (await site.send('/login?registered=v1.made.up.value')).text()
    expect(page).not.toContain('Bitte bestätigen Sie Ihre E-Mail-Adresse')
  })
})

describe('an administrator', () => {
  const chief = 'chief@registered.example'

  it('who signs in at the site is led to the administrators’ realm, which says why', async () => {
    await createAdmin(
      { ...site.ctx, actor: system },
      { role: 'owner', firstName: 'Alex', lastName: 'Brandt', email: chief, password: strict },
    )
    const entered = await site.post('/login', form({ form: 'sign-in', email: chief, password: strict }))
    expect(whereTo(entered)).toBe('/admin-anmeldung?from-site=1')
    const page = await site.send(whereTo(entered), {
      headers: { cookie: asCookieHeader(entered.headers.getSetCookie()) },
    })
    expect(await page.text()).toContain('Die Verwaltung hat eine eigene Anmeldung')
  })

  it('is welcomed in that realm, told what failed, and said goodbye, in the words of the site', async () => {
    const enter = (password: string) =>
      site.post('/admin-anmeldung', form({ form: 'admin-sign-in', email: chief, password }))
    expect(await (await enter('falsch')).text()).toMatch(
      /Login fehlgeschlagen[\s\S]*Ungültige E-Mail-Adresse/,
    )
    const entered = await enter(strict)
    expect(toastOf(entered)).toBe('toast=good account.login_success account.login_success_description')
    const cookie = asCookieHeader(entered.headers.getSetCookie())
    const left = await site.post('/admin-dashboard/abmelden', null, { cookie })
    expect(toastOf(left)).toBe('toast=good account.signed_out account.signed_out_description')
  })

  it('fetches the newsletter’s readers as a file', async () => {
    const { userId } = await site.db
      .selectFrom('admin_users')
      .select('auth_user_id as userId')
      .executeTakeFirstOrThrow()
    const cookie = await site.enter(userId ?? '', 'admin')
    const file = await site.send('/admin-dashboard/readers.csv', { headers: { cookie } })
    expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('csv')])
  })
})

it('who must sign in to keep a job is told so plainly, not as a success', async () => {
  const answer = await site.post('/bookmarks/job/1', form({ saved: 'true' }))
  expect(toastOf(answer)).toBe('toast=plain bookmark-list.sign-in-job')
})
