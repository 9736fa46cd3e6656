import { getRequestListener } from '@hono/node-server'
import { type ActionFunctionArgs, type data, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { via } from '../../../../../tests/support/client.ts'
import { testContext } from '../../../../../tests/support/context.ts'
import { testDatabase } from '../../../../../tests/support/database.ts'
import { makePdf } from '../../../../../tests/support/documents.ts'
import { loadEnv } from '../../../../config/env.ts'
import { guest } from '../../../../domain/caller/actor.ts'
import type { FormAnswer } from '../../../form-answer.ts'
import { withUploads } from '../../../parts/shared/upload/with-uploads.server.ts'
import { guestKeysIn } from '../../../server/browser-key.server.ts'
import { getFacts, type RequestFacts, setFacts } from '../../../server/context.server.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { action as changeFile, loader as showFile } from './one/route.ts'
import { loader as showPage } from './page/route.ts'
import { action as upload } from './upload/route.ts'

// The Node adapter replaces the global Request and Response; the site runs with its versions, so the tests do too.
getRequestListener(() => new Response())

const db = await testDatabase()
const ctx = testContext(db, { actor: guest })
const env = loadEnv({ PUBLIC_URL: 'https://jobs.example' })
let clients = 0

type Call = {
  path: string
  method?: string
  body?: FormData
  cookie?: string
  params?: Record<string, string>
}

/** The cast: leaves out what these routes never read. */
function call({ path, method = 'GET', body, cookie = '', params = {} }: Call) {
  clients++
  const asking = via(ctx, { address: `198.51.100.${clients}`, cookie, guestKeys: guestKeysIn(cookie) })
  const context = new RouterContextProvider()
  const rest = {
    realm: 'site',
    person: null,
    sessionEndsAt: null,
    requestId: 'r',
    nonce: 'n',
    theme: 'system',
  }
  const browser = { proposed: null, newCookies: [] }
  const facts = { ...rest, ctx: asking, env, consent: null, toast: null, textsFiles: [], browser }
  setFacts(context, facts as unknown as RequestFacts)
  const request = new Request(`https://jobs.example${path}`, { method, ...(body && { body }) })
  return { request, params, context } as unknown as ActionFunctionArgs & never
}

function files(...list: [name: string, bytes: Uint8Array<ArrayBuffer>][]): FormData {
  const body = new FormData()
  for (const [name, bytes] of list) body.append('file', new File([bytes], name))
  return body
}

/** The site adds such cookies to whatever the route answers. */
function cookieGivenBy({ context }: Pick<ActionFunctionArgs, 'context'>): string {
  return getFacts(context).browser.newCookies[0] ?? ''
}

async function send(body: FormData, cookie?: string) {
  const path = '/files?purpose=application'
  const args = call({ path, method: 'POST', body, ...(cookie && { cookie }) })
  const answer = await upload(args)
  const given = cookieGivenBy(args)
  return { status: answer.status, given, cookie: given.split(';')[0] ?? '', json: await answer.json() }
}

describe('an upload over HTTP', () => {
  it('gives a guest’s browser a key that no script reads, and answers with what is kept', async () => {
    const { status, given, json } = await send(files(['CV.pdf', await makePdf(2)]))
    expect(status).toBe(201)
    expect(json).toMatchObject({ name: 'CV.pdf', mediaType: 'application/pdf', pages: 2 })
    expect(given).toMatch(/^uploads=[\w-]{43};.*HttpOnly/)
    expect(given).toMatch(/Secure/)
    expect(given).toMatch(/SameSite=Lax/)
  })

  it('keeps the key that a browser has, and gives a new one for what is none', async () => {
    const { cookie } = await send(files(['CV.pdf', await makePdf()]))
    expect((await send(files(['CV.pdf', await makePdf()]), cookie)).given).toBe('')
    expect((await send(files(['CV.pdf', await makePdf()]), 'uploads=short')).given).toMatch(/^uploads=/)
  })

  it.each([
    ['without a file', async () => files(), 400, 'file.missing'],
    ['of no kind that is taken', async () => files(['a.gif', new Uint8Array(9)]), 400, 'file.wrong-kind'],
    [
      'that only its name calls a PDF',
      async () => files(['a.pdf', new Uint8Array(9)]),
      400,
      'file.not-what-it-says',
    ],
    ['that is too large', async () => files(['a.pdf', new Uint8Array(10_485_761)]), 400, 'file.too-large'],
  ])('%s is refused in words', async (_name, body, status, key) => {
    expect(await send(await body())).toMatchObject({ status, json: { problem: { key } } })
  })

  it('that is large comes in pieces, and goes on after a lost connection where it was', async () => {
    const whole = await makePdf(3)
    const [first, second, rest] = [whole.slice(0, 500), whole.slice(500, 900), whole.slice(900)]
    let cookie = ''
    const sendPiece = async (
      number: string,
      bytes: Uint8Array<ArrayBuffer>,
      uploadId = 'an-upload-of-this-browser',
    ) => {
      const path = `/files?purpose=application&upload=${uploadId}&piece=${number}`
      const body = files(['Zeugnis.pdf', bytes])
      const args = call({ path, method: 'POST', body, cookie })
      const answer = await upload(args)
      cookie ||= cookieGivenBy(args).split(';')[0] ?? ''
      return { status: answer.status, json: answer.status === 204 ? null : await answer.json() }
    }
    const missing = { status: 409, json: { problem: { key: 'file.pieces-missing' } } }
    expect(await sendPiece('0', first)).toMatchObject({ status: 204 })
    expect(await sendPiece('2&last', rest)).toMatchObject(missing)
    expect(await sendPiece('1', second)).toMatchObject(missing)
    for (const [number, bytes] of [first, second].entries()) {
      expect(await sendPiece(String(number), bytes)).toMatchObject({ status: 204 })
    }
    expect(await sendPiece('1', second)).toMatchObject({ status: 204 })
    expect(await sendPiece('2&last', rest)).toMatchObject({
      status: 201,
      json: { pages: 3, bytes: whole.byteLength },
    })
    expect(await sendPiece('2&last', rest)).toMatchObject(missing)
    expect(await sendPiece('0', new Uint8Array(1_048_577), 'too-large-a-piece-1')).toMatchObject({
      status: 400,
    })
    expect(await sendPiece('10', first, 'too-many-pieces-of')).toMatchObject({ status: 400 })
    expect(await sendPiece('0', first, 'short')).toMatchObject({ status: 400 })
  })

  it('is shown to its browser alone, in a box in which nothing runs, and kept by no cache', async () => {
    const { json, cookie } = await send(files(['CV.pdf', await makePdf()]))
    const params = { id: json.fileId, page: '1' }
    const own = await showFile(call({ path: `/files/${json.fileId}?inline`, params, cookie }))
    expect(own.status).toBe(200)
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="CV.pdf"; filename*=UTF-8\'\'CV.pdf',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    const saved = await showFile(call({ path: `/files/${json.fileId}`, params, cookie }))
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/)
    const page = await showPage(call({ path: `/files/${json.fileId}/pages/1`, params, cookie }))
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/png'])
    for (const load of [showFile, showPage]) {
      const foreign = await load(call({ path: `/files/${json.fileId}`, params }))
      const unknown = await load(call({ path: '/files/x', params: { ...params, id: 'x' } }))
      expect([foreign.status, await foreign.text()]).toEqual([404, await unknown.text()])
    }
  })

  it('is taken back by its browser alone', async () => {
    const { json, cookie } = await send(files(['CV.pdf', await makePdf()]))
    const facts = { path: `/files/${json.fileId}`, method: 'DELETE', params: { id: json.fileId } }
    expect((await changeFile(call(facts))).status).toBe(404)
    expect((await changeFile(call({ ...facts, cookie }))).status).toBe(204)
    expect((await changeFile(call({ ...facts, cookie }))).status).toBe(404)
  })
})

describe('a form with files and without scripts', () => {
  const schema = z.object({ message: z.string().min(1), files: z.array(z.uuid()).max(2).default([]) })
  const sent: { message: string; files: string[] }[] = []
  const action = withUploads(
    { field: 'files', purpose: 'application', maxFiles: 2 },
    formAction({
      apply: form({ schema }, async (_ctx, input) => {
        sent.push(input)
        return 'sent'
      }),
    }),
  )
  const post = async (message: string, ...list: [string, Uint8Array<ArrayBuffer>][]) => {
    const body = new FormData()
    body.append('form', 'apply')
    body.append('message', message)
    for (const [name, bytes] of list) body.append('files', new File([bytes], name))
    const args = call({ path: '/apply', method: 'POST', body })
    const answer = (await action(args)) as ReturnType<typeof data<FormAnswer<string>>>
    return { ...answer.data, status: answer.init?.status, given: cookieGivenBy(args) }
  }

  it('sends its files as if a script had uploaded them', async () => {
    const answer = await post('Guten Tag', ['CV.pdf', await makePdf()], ['', new Uint8Array()])
    expect(answer).toMatchObject({ form: 'apply', done: 'sent' })
    expect(sent.at(-1)).toMatchObject({
      message: 'Guten Tag',
      files: [expect.stringMatching(/^[0-9a-f-]{36}$/)],
    })
    expect(answer.given).toMatch(/^uploads=/)
  })

  it('comes back with what was typed and with the files that were taken when one is not', async () => {
    const before = sent.length
    const answer = await post('Guten Tag', ['CV.pdf', await makePdf()], ['x.pdf', new Uint8Array(9)])
    expect(sent.length).toBe(before)
    expect(answer).toMatchObject({
      status: 400,
      result: {
        error: { files: [{ key: 'file.not-what-it-says' }] },
        initialValue: { message: 'Guten Tag' },
      },
    })
    expect([answer.result?.initialValue?.files].flat()).toHaveLength(1)
  })

  it('says when there are too many, and loses nothing else', async () => {
    const pdf = await makePdf()
    const answer = await post('Guten Tag', ['1.pdf', pdf], ['2.pdf', pdf], ['3.pdf', pdf])
    const error = { files: [{ key: 'file.too-many', params: { count: 2 } }] }
    expect(answer).toMatchObject({ status: 400, result: { error, initialValue: { message: 'Guten Tag' } } })
  })
})
