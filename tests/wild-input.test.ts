import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { findWebForms, type WebForm } from './support/web-forms.ts'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const people = await signInEveryone(site)
const forms = await findWebForms()

/** The role that gets furthest with a form: signed-in people are sent away from the forms for signing in. */
function visitorOf({ file }: WebForm): 'guest' | 'seeker' | 'owner' | 'admin' {
  if (file.includes('/admin/')) return 'admin'
  if (/\/account\/(register|login|reset|forgot|confirm)/.test(file)) return 'guest'
  return /[/-]employer/.test(file) ? 'owner' : 'seeker'
}

const sessions = new Map<string, Promise<string>>()

/** Reuses the session of a role until a form ends or replaces it. */
async function sendForm(
  form: WebForm,
  body: BodyInit,
  headers: Record<string, string> = {},
  path = form.paths[0] ?? '',
) {
  const visitor = visitorOf(form)
  const { userId } = people[visitor]
  const realm = visitor === 'admin' ? 'admin' : 'site'
  const session = sessions.get(visitor) ?? (userId === '' ? Promise.resolve('') : site.enter(userId, realm))
  sessions.set(visitor, session)
  const answer = await site.post(path, body, { cookie: await session, ...headers })
  if (answer.status < 400 || answer.headers.has('set-cookie')) sessions.delete(visitor)
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') ?? '' }
}

const filled = ({ form, fields }: WebForm, more: [string, string][] = []) =>
  new URLSearchParams([['form', form], ...Object.entries(fields), ...more])

const nameOf = ({ file, form }: WebForm) =>
  `${form || 'the form'} of ${file.replace(/^routes\/|\/route\.tsx?$/g, '')}`
// Signing out reads no fields at all.
const everyForm = forms
  .filter(({ file }) => !file.includes('/sign-out/'))
  .map(form => [nameOf(form), form] as const)
/** One form of each page, for what all forms of a page have in common: how their body is read. */
const onePerPage = everyForm.filter(
  ([, { file }], index) => everyForm.findIndex(([, other]) => other.file === file) === index,
)

const markup = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
const wildTexts = [markup, '2147483648', '/\u65e5\u672c?q=\u65e5#\u202e\u0007', '']

describe('a form with wild input', () => {
  it.each(everyForm)(
    '%s: is answered clearly, and nothing of it becomes part of the page',
    async (_name, form) => {
      const names = Object.keys(form.fields)
      const sendWild = async (field: string, text: string) => {
        const body = filled(form)
        body.set(field, text)
        // Only markup needs the whole page; the answer to a page's scripts comes from the same action and is made sooner.
        const answer = await sendForm(form, body, {}, text === markup ? form.paths[0] : dataPathOf(form))
        expect({ field, text, status: answer.status }).toSatisfy(isNoDefect)
        expect(answer.text).not.toContain('<script>alert')
        expect(answer.text).not.toContain('<img src=x')
      }
      // One after the other: a form that ends the session would break those sent at the same time.
      for (const name of names) for (const text of wildTexts) await sendWild(name, text)
      const long = filled(form)
      for (const name of names) long.set(name, 'x'.repeat(50_000))
      expect(await sendForm(form, long)).toSatisfy(isNoDefect)
      expect(await sendForm(form, filled(form, [['more', 'a\0b']]))).toMatchObject({ status: 400 })
    },
    60_000,
  )

  it.each(onePerPage)(
    '%s: refuses names of fields that no page has',
    async (_name, form) => {
      for (const name of ['__proto__.isAdmin', 'constructor', 'languages[999999999].id', 'a..b', 'na\0me']) {
        const answer = await sendForm(form, filled(form, [[name, 'x']]))
        expect({ name, status: answer.status }).toEqual({ name, status: 400 })
      }
    },
    30_000,
  )

  it.each([
    '__proto__',
    'constructor.prototype.isAdmin',
    'languages[0].__proto__.isAdmin',
    'languages[99999999999999999999]',
    'a'.repeat(500),
    `${'a.'.repeat(40_000)}a`,
    `languages${'[0]'.repeat(30_000)}`,
    'a[',
    '[]',
    '',
  ])('refuses the name %.40s', async name => {
    const body = new URLSearchParams([
      ['form', 'sign-in'],
      [name, 'x'],
    ])
    expect((await site.post('/login', body)).status).toBe(400)
    expect((await site.post('/preferences/theme', body)).status).toBe(400)
  })

  const urlencoded = 'application/x-www-form-urlencoded'
  const multipart = 'multipart/form-data; boundary=b'
  const part = '--b\r\ncontent-disposition: form-data; name="form"\r\n\r\nsign-in\r\n'
  const broken: [string, string, string, number][] = [
    ['100,000 fields', `form=sign-in${'&a=1'.repeat(100_000)}`, urlencoded, 400],
    ['more than a megabyte', `form=sign-in&email=${'x'.repeat(1_100_000)}`, urlencoded, 413],
    ['a multipart body that ends early', part, multipart, 400],
    ['a multipart body without its boundary', part, 'multipart/form-data', 400],
    ['10,000 parts', `${part.repeat(10_000)}--b--\r\n`, multipart, 400],
    ['JSON', '{"form":"sign-in"}', 'application/json', 400],
    ['no known type', 'form=sign-in', 'nonsense', 400],
    ['an empty type', 'form=sign-in', '', 400],
  ]
  it.each(broken)('refuses %s, without long thought', async (_name, body, type, status) => {
    for (const path of ['/login', '/en/login.data', '/preferences/language']) {
      const begunMs = performance.now()
      const answer = await site.post(path, body, { 'content-type': type })
      expect({ path, status: answer.status }).toEqual({ path, status })
      expect(await answer.text()).not.toMatch(/Error:|node_modules|\.ts:/)
      expect(performance.now() - begunMs).toBeLessThan(5_000)
    }
  })

  it.each(onePerPage)('%s: takes no file for a text, and no JSON for a form', async (_name, form) => {
    const body = new FormData()
    body.set('form', form.form)
    for (const name of Object.keys(form.fields)) body.set(name, new File(['x'], 'x.txt'))
    expect(await sendForm(form, body)).toSatisfy(isNoDefect)
    const json = { 'content-type': 'application/json' }
    expect(await sendForm(form, JSON.stringify(form.fields), json)).toMatchObject({ status: 400 })
  })
})

describe('a form with more fields than it has', () => {
  const more: [string, string][] = [
    ['role', 'employer'],
    ['isAdmin', 'true'],
    ['is_admin', 'true'],
    ['adminId', '1'],
    ['email_verified', 'true'],
    ['emailVerified', 'true'],
    ['status', 'active'],
    ['confidence', '100'],
    ['assurance_level', 'aal2'],
    ['assuranceLevel', 'aal2'],
    ['signUp.role', 'employer'],
    ['user.role', 'employer'],
    ['memberships[0]', '1'],
  ]
  /** The rows that decide what a person may do. */
  const rightsOf = async (userId: string) => {
    const { rows } = await sql`
      select u.id, u.email, u.email_verified, p.role, a.id as admin_id, a.is_active,
        (select json_agg(l order by l.employer_id) from user_employer_links l where l.user_id = u.id) as links,
        (select json_agg(e.id order by e.id) from employers e where e.owner_user_id = u.id) as employers,
        (select array_agg(distinct s.assurance_level) from sessions s where s.user_id = u.id) as levels
      from users u join profiles p on p.id = u.id left join admin_users a on a.auth_user_id = u.id
      where u.id = ${userId}`.execute(site.db)
    return rows
  }

  it.each(everyForm)('%s: gives nobody a right', async (_name, form) => {
    const own = more.filter(([name]) => !(name in form.fields))
    const before = await rightsOf(people.seeker.userId)
    const extra: [string, string][] = [...own, ['userId', people.seeker.userId], ['id', people.seeker.userId]]
    expect(await sendForm(form, filled(form, extra))).toSatisfy(isNoDefect)
    expect(await rightsOf(people.seeker.userId)).toEqual(before)
  })

  it('makes an account of the kind that the form is for, unconfirmed and without rights', async () => {
    for (const [file, role] of [
      ['register-seeker', 'job_seeker'],
      ['register-employer', 'employer'],
    ]) {
      const form = forms.find(each => each.file.includes(`/${file}/`))
      if (!form) throw new Error(`no form in ${file}`)
      const email = `${file}@mass.example`
      const body = filled(form, [...more.filter(([name]) => name !== 'role'), ['role', other(role)]])
      body.set('email', email)
      expect(await sendForm(form, body)).toMatchObject({ status: 302 })
      const made = await site.db
        .selectFrom('users')
        .innerJoin('profiles', 'profiles.id', 'users.id')
        .select(['profiles.role', 'users.email_verified'])
        .where('users.email', '=', email)
        .executeTakeFirst()
      expect(made).toEqual({ role, email_verified: false })
    }
  })
})

function dataPathOf({ paths: [path = ''] }: WebForm): string {
  return `${path === '/' ? '/_root' : path}.data`
}

function other(role: string | undefined): string {
  return role === 'employer' ? 'job_seeker' : 'employer'
}

function isNoDefect({ status }: { status: number }): boolean {
  return status < 500
}
