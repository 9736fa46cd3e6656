import { beforeAll, describe, expect, it } from 'vitest'
import { findWebForms } from './support/web-forms.ts'
import { allRows, openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const people = await signInEveryone(site)
const forms = await findWebForms()
const everyCookie = Object.values(people)
  .map(({ cookie }) => cookie)
  .filter(Boolean)
  .join('; ')

/** Headers about the origin of a request, for requests that do not come from a page of this site. */
const foreign: Record<string, Record<string, string>> = {
  'from another origin': { origin: 'https://evil.example' },
  'from a frame without an origin': { origin: 'null' },
  'from another port of this host': { origin: 'http://127.0.0.1:1' },
  'from another site': { 'sec-fetch-site': 'cross-site' },
  'from another site that claims our origin': { 'sec-fetch-site': 'cross-site', origin: site.address },
  'from a host beside this one': { 'sec-fetch-site': 'same-site' },
  'typed into the address bar': { 'sec-fetch-site': 'none' },
  'from nobody knows where': {},
}

const targets = forms.flatMap(({ paths, form, fields }) =>
  paths.map(path => ({ path, form, body: { form, ...fields } })),
)

/** Bodies that a form of another site can send without a CORS preflight. */
const bodies: [string, (fields: Record<string, string>) => string][] = [
  ['application/x-www-form-urlencoded', fields => new URLSearchParams(fields).toString()],
  ['text/plain', asPlainText],
]

/** To the page of a form and to the address for its data, in turn with each kind of body: a form of two languages gets both kinds at both. */
const requests = targets.flatMap(({ path, form, body }, index) =>
  [path, `${path === '/' ? '/_root' : path}.data`].flatMap((address, place) => {
    const [type, bodyOf] = bodies[(index + place) % bodies.length] ?? []
    return type && bodyOf ? [{ address, form, type, text: bodyOf(body) }] : []
  }),
)

function asPlainText(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('\r\n')
}

describe('a form of this site', () => {
  it('is found among the routes, so that a new one is tested by itself', () => {
    const known = targets.map(({ path, form }) => `${path} ${form}`)
    expect(known).toEqual(
      expect.arrayContaining([
        '/login sign-in',
        '/en/register/jobseeker sign-up',
        '/konto/daten delete',
        '/admin-dashboard/administratoren create',
        '/preferences/theme ',
        '/login/sign-out ',
      ]),
    )
  })

  it.each(Object.entries(foreign))(
    'changes nothing when it is sent %s',
    async (_name, headers) => {
      const before = await allRows(site)
      for (const { address, form, type, text } of requests) {
        const answer = await site.send(address, {
          method: 'POST',
          body: text,
          headers: { ...headers, 'content-type': type, cookie: everyCookie },
        })
        expect({ address, form, type, status: answer.status }).toMatchObject({ status: 403 })
        expect(answer.headers.getSetCookie()).toEqual([])
        await answer.body?.cancel()
      }
      expect(await allRows(site)).toEqual(before)
    },
    120_000,
  )

  it('is not read from plain text even when our own page sends it so', async () => {
    const before = await allRows(site)
    for (const { path, form, body } of targets.filter(each => each.form !== '')) {
      const headers = { 'content-type': 'text/plain', cookie: everyCookie }
      const answer = await site.post(path, asPlainText(body), headers)
      expect({ path, form, status: answer.status }).toMatchObject({ status: 400 })
      await answer.body?.cancel()
    }
    expect(await allRows(site)).toEqual(before)
  }, 60_000)
})

describe('the interface for programs', () => {
  type Call = { method: string; path: string; hasBody: boolean }
  let calls: Call[] = []
  beforeAll(async () => {
    const described = (await (await site.send('/api/v1/openapi.json')).json()) as {
      paths: Record<string, Record<string, object>>
    }
    calls = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => !['get', 'parameters'].includes(method))
        .map(([method, call]) => ({
          method: method.toUpperCase(),
          path: `/api/v1${path.replace(/\{\w+\}/g, someId)}`,
          hasBody: 'requestBody' in call,
        })),
    )
  })
  const someId = '0b9f6a52-7a0e-4a8e-9a94-3b8f3a9f3c55'
  const ask = ({ method, path }: Call, headers: Record<string, string>, body = '{}') =>
    site.send(path, { method, body, headers: { cookie: everyCookie, ...headers } })

  it('has calls that change something', () => {
    expect(calls.map(({ method, path }) => `${method} ${path.slice(0, 20)}`)).toContain(
      'POST /api/v1/auth/factors',
    )
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true)
  })

  it.each(Object.entries(foreign))('changes nothing when it is called %s', async (_name, headers) => {
    const before = await allRows(site)
    for (const call of calls) {
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const answer = await ask(call, { ...headers, 'content-type': type })
        expect({ ...call, type, status: answer.status }).toMatchObject({ status: 403 })
      }
    }
    expect(await allRows(site)).toEqual(before)
  })

  it('takes nothing but JSON, from our own pages too', async () => {
    const before = await allRows(site)
    for (const call of calls.filter(({ hasBody }) => hasBody)) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
        const answer = await ask(
          call,
          { origin: site.address, 'content-type': type },
          '{"friendly_name":"x"}',
        )
        expect([400, 401, 404, 415]).toContain(answer.status)
      }
    }
    expect(await allRows(site)).toEqual(before)
  })
})
