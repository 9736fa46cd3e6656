import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { openApi, programWith } from '../../../tests/support/api.ts'
import {
  applySomebody,
  as,
  emptyApplication,
  makeUpload,
  openHiring,
} from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { applyForJob } from '../../domain/applications/applying/apply-for-job.ts'
import { type ApiScope, apiScopes } from '../../domain/caller/scope.values.ts'
import { createKey, listKeys, revokeKey } from '../../domain/integrations/manage-keys.ts'
import { pruneIntegrations } from '../../domain/integrations/prune-integrations.ts'
import { testEvent, webhookEvents } from '../../domain/integrations/webhook.values.ts'

const db = await testDatabase()
const base = accountContext(db)
const app = openApi(base)

const newJob = {
  title: 'Pflegefachkraft (m/w/d) Intensivstation',
  places: ['50667 Köln'],
  description: 'Sie pflegen auf unserer Intensivstation mit 12 Betten.',
  employmentTypes: ['full-time'],
  payMin: 3400,
  payMax: 4100,
  payPeriod: 'month',
}

async function versionOf(jobId: number): Promise<number> {
  const row = await db.selectFrom('jobs').select('version').where('id', '=', jobId).executeTakeFirstOrThrow()
  return row.version
}

async function house(scopes: ApiScope[] = [...apiScopes]) {
  const opened = await openHiring(base)
  const { asOwner, employerId } = opened
  const keyFor = async (some: ApiScope[]) => {
    const key = { employerId, name: 'Programm', scopes: some, lifetimeDays: 'never' } as const
    return (await createKey(asOwner, { ...key })).secret
  }
  const secret = await keyFor(scopes)
  return { ...opened, keyFor, secret, call: programWith(app, secret) }
}

describe('who may call', () => {
  const paths: [string, string, ApiScope, object?][] = [
    ['GET', '/employer/applications', 'applications:read'],
    ['GET', '/employer/applications/ID', 'applications:read'],
    ['POST', '/employer/applications/ID/decision', 'applications:write', { to: 'interview' }],
  ]

  it.each(paths)('%s %s with the scope %s alone, and with no other', async (method, path, scope, body) => {
    const { jobId, keyFor } = await house()
    const { applicationId } = await applySomebody(base, jobId)
    const at = path.replace('ID', applicationId)
    const others = programWith(app, await keyFor(apiScopes.filter(each => each !== scope)))
    expect(await others(method, at, body)).toMatchObject({
      status: 403,
      body: { code: 'integrations.problem.scope' },
    })
    const allowed = programWith(app, await keyFor([scope]))
    expect(await allowed(method, at, body)).toMatchObject({ status: 200 })
  })

  test('nobody without a key, with a wrong one, or with one that was revoked', async () => {
    const { secret, call, asOwner, employerId } = await house()
    expect((await call('GET', '/employer/applications')).status).toBe(200)
    const [{ id: keyId = 0 } = {}] = await listKeys(asOwner, employerId)
    await revokeKey(asOwner, { employerId, keyId })
    const none = await app.request('/api/v1/employer/applications', { headers: { cookie: 'a=b' } })
    expect(none.status).toBe(401)
    expect(none.headers.get('www-authenticate')).toContain('Bearer')
    expect(none.headers.get('access-control-allow-origin')).toBeNull()
    for (const wrong of [secret, `${secret}x`, 'x'])
      expect((await programWith(app, wrong)('GET', '/employer/applications')).status).toBe(401)
  })

  test('another employer’s application answers like none', async () => {
    const [mine, theirs] = [await house(), await house()]
    const { applicationId } = await applySomebody(base, theirs.jobId)
    for (const id of [applicationId, '00000000-0000-4000-8000-000000000000', 'x']) {
      const path = `/employer/applications/${id}`
      const answers = [
        await mine.call('GET', path),
        await mine.call('POST', `${path}/decision`, { to: 'rejected' }),
        await mine.call('GET', `${path}/files/00000000-0000-4000-8000-000000000000`),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    }
  })

  test('each key only so often', async () => {
    const { secret, keyFor } = await house()
    const strict = openApi(base, 3)
    const statuses: number[] = []
    for (let count = 0; count < 4; count++)
      statuses.push((await programWith(strict, secret)('GET', '/employer/applications')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await keyFor(['jobs:read'])).not.toBe(secret)
  })
})

describe('own jobs', () => {
  const paths: [string, string, ApiScope, object?][] = [
    ['GET', '/employer/jobs', 'jobs:read'],
    ['GET', '/employer/jobs/ID', 'jobs:read'],
    ['POST', '/employer/jobs', 'jobs:write', newJob],
    ['PATCH', '/employer/jobs/ID', 'jobs:write', { payMax: 4300 }],
    ['POST', '/employer/jobs/ID/pause', 'jobs:write'],
    ['POST', '/employer/jobs/ID/publish', 'jobs:write'],
    ['POST', '/employer/jobs/ID/renew', 'jobs:write'],
    ['POST', '/employer/jobs/ID/end', 'jobs:write', {}],
    ['DELETE', '/employer/jobs/ID', 'jobs:write'],
  ]

  test('each call with its scope alone; another employer’s job answers like none', async () => {
    const { keyFor } = await house()
    const stranger = (await house()).call
    const id = (await programWith(app, await keyFor(['jobs:write']))('POST', '/employer/jobs', newJob)).body
      .id
    for (const [method, path, scope, body] of paths) {
      const at = path.replace('ID', id)
      const others = programWith(app, await keyFor(apiScopes.filter(each => each !== scope)))
      const version = { 'if-match': `"${await versionOf(id)}"` }
      expect([path, (await others(method, at, body, version)).status]).toEqual([path, 403])
      if (at.includes(id)) expect((await stranger(method, at, body, version)).status).toBe(404)
      const { status } = await programWith(app, await keyFor([scope]))(method, at, body, version)
      expect([method, path, status < 300]).toEqual([method, path, true])
    }
  })

  test('a job goes through its life', async () => {
    const { call } = await house()
    const made = await call('POST', '/employer/jobs', newJob, { 'idempotency-key': 'job-1' })
    expect(made).toMatchObject({
      status: 201,
      body: { status: 'published', fields: { title: newJob.title } },
    })
    const again = await call('POST', '/employer/jobs', newJob, { 'idempotency-key': 'job-1' })
    expect(again.body.id).toBe(made.body.id)
    const { id, version } = made.body
    expect((await call('GET', '/employer/jobs?pageSize=1&page=2')).body).toMatchObject({
      total: 2,
      page: 2,
      pageSize: 1,
      jobs: [{ title: expect.any(String) }],
    })
    expect((await call('GET', '/employer/jobs?page=3')).body).toMatchObject({ page: 3, jobs: [] })
    expect((await call('GET', '/employer/jobs?pageSize=101')).status).toBe(400)
    expect((await call('GET', '/employer/jobs?page=1&page=2')).status).toBe(400)
    const path = `/employer/jobs/${id}`
    expect((await call('PATCH', path, { payMax: 4300 })).status).toBe(428)
    const changed = await call('PATCH', path, { payMax: 4300 }, { 'if-match': `"${version}"` })
    expect(changed).toMatchObject({ status: 200, body: { fields: { payMax: '4300', payMin: '3400' } } })
    expect(changed.headers.get('etag')).toBe(`"${changed.body.version}"`)
    const late = await call('PATCH', path, { payMax: 4400 }, { 'if-match': `"${version}"` })
    expect(late).toMatchObject({ status: 412, body: { version: changed.body.version } })
    const steps = [
      ['pause', 'paused'],
      ['publish', 'published'],
      ['end', 'archived'],
      ['renew', 'published'],
    ]
    for (const [step, status] of steps)
      expect(await call('POST', `${path}/${step}`)).toMatchObject({ status: 200, body: { status } })
    expect((await call('POST', `${path}/publish`)).status).toBeLessThan(500)
    expect((await call('POST', `${path}/end`, { as: 'filled' })).body.status).toBe('filled')
    expect((await call('DELETE', path)).status).toBe(409)
    await call('POST', `${path}/end`)
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('GET', path)).status).toBe(404)
  })

  test('what is to be mended is named', async () => {
    const { call } = await house()
    const { status, body } = await call('POST', '/employer/jobs', { ...newJob, payMin: 5000 })
    expect(status).toBe(400)
    expect(body['invalid-params']).toMatchObject([{ name: 'payMax' }])
    expect(body.detail).not.toContain('ads.')
    expect((await call('POST', '/employer/jobs', { ...newJob, salary: 1 })).status).toBe(400)
  })
})

describe('the description', () => {
  test('names every address that answers, and no other', async () => {
    const document = await (await app.request('/api/v1/openapi.json')).json()
    const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    )
    const itself = ['GET /', 'GET /openapi.json']
    const served = app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
      .map(
        ({ method, path }) => `${method} ${path.replace('/api/v1', '').replaceAll(/:(\w+)/g, '{$1}') || '/'}`,
      )
    expect([...new Set(served)].filter(each => !itself.includes(each)).sort()).toEqual(described.sort())
    expect(Object.keys(document.webhooks).sort()).toEqual([...webhookEvents, testEvent].sort())
  })

  test('has an example for every body, and each is accepted', async () => {
    const { call, jobId } = await house()
    const { applicationId } = await applySomebody(base, jobId)
    const document = await (await app.request('/api/v1/openapi.json')).json()
    // The cast: the shape of an OpenAPI document.
    type Operation = { requestBody?: { content: Record<string, { schema: { $ref: string } }> } }
    const paths = Object.entries(document.paths as Record<string, Record<string, Operation>>)
    const bodies = paths.flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) =>
        path.startsWith('/employer/') && requestBody ? [{ path, method, requestBody }] : [],
      ),
    )
    expect(bodies.length).toBe(4)
    for (const { path, method, requestBody } of bodies) {
      const name = requestBody.content['application/json']?.schema.$ref.split('/').at(-1) ?? ''
      const { example } = document.components.schemas[name]
      const at = path.replace('{id}', path.includes('/jobs/') ? String(jobId) : applicationId)
      const headers = { 'if-match': `"${await versionOf(jobId)}"` }
      const { status } = await call(method.toUpperCase(), at, example, headers)
      expect([path, status < 300]).toEqual([path, true])
    }
  })
})

describe('applications', () => {
  test('are listed by time, filtered by status and job, and read with everything in them', async () => {
    const { call, jobId } = await house()
    const { applicationId: first } = await applySomebody(base, jobId)
    const earlier = new Date(base.now().getTime() - 60_000)
    await db.updateTable('applications').set({ created_at: earlier }).where('id', '=', first).execute()
    const { applicationId: second } = await applySomebody(base, jobId)
    const all = await call('GET', '/employer/applications?sort=oldest&pageSize=1')
    expect(all.body).toMatchObject({ total: 2, page: 1, pageSize: 1, applications: [{ id: first, jobId }] })
    await call('POST', `/employer/applications/${second}/decision`, { to: 'interview' })
    const invited = await call('GET', `/employer/applications?status=interview&jobId=${jobId}`)
    expect(invited.body).toMatchObject({ total: 1, applications: [{ id: second, status: 'interview' }] })
    const { status, headers, body } = await call('GET', `/employer/applications/${first}`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({
      name: 'Jana Vogt',
      message: 'Ich bewerbe mich.',
      moves: ['interview', 'rejected', 'hired'],
    })
    const row = await db
      .selectFrom('applications')
      .select('first_viewed_at')
      .where('id', '=', first)
      .executeTakeFirst()
    expect(row?.first_viewed_at).toBeNull()
  })

  test('what is not understood is named', async () => {
    const { call } = await house()
    const { status, body } = await call('GET', '/employer/applications?status=neu')
    expect(status).toBe(400)
    expect(body['invalid-params'][0].name).toBe('status')
    expect((await call('GET', '/employer/applications?wrong=1')).status).toBe(400)
  })

  test('documents tell what acts in them, and are fetched by their application alone', async () => {
    const { call, jobId } = await house()
    const seeker = await makePerson(db)
    const owner = `user:${seeker.userId}` as const
    const fileId = await makeUpload(db, owner)
    const bytes = new TextEncoder().encode('x'.repeat(1000))
    const place = 'd'.repeat(64)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await db
      .updateTable('files')
      .set({ place, sha256, notes: ['scripts'] })
      .where('id', '=', fileId)
      .execute()
    await base.files.put({ place }, bytes)
    const { applicationId } = await applyForJob(as(base, seeker), {
      ...emptyApplication,
      jobId,
      applicant: null,
      fileIds: [fileId],
    })
    const path = `/employer/applications/${applicationId}`
    const shown = { id: fileId, name: 'lebenslauf.pdf', isReady: true, notes: ['scripts'] }
    expect((await call('GET', path)).body.files).toMatchObject([shown])
    const file = await call('GET', `${path}/files/${fileId}`)
    expect([file.status, file.headers.get('content-type'), file.body.length]).toEqual([
      200,
      'application/pdf',
      1000,
    ])
    const { applicationId: without } = await applySomebody(base, jobId)
    expect((await call('GET', `/employer/applications/${without}/files/${fileId}`)).status).toBe(404)
  })

  test('a decision follows the table of moves and is told to the applicant', async () => {
    const { call, jobId } = await house()
    const { applicationId, seeker } = await applySomebody(base, jobId)
    const path = `/employer/applications/${applicationId}/decision`
    const { body: read } = await call('GET', `/employer/applications/${applicationId}`)
    expect((await call('POST', path, { to: 'rejected', version: read.version + 1 })).body).toMatchObject({
      status: 409,
      code: 'application.changed',
    })
    const note = 'Wir haben uns anders entschieden.'
    const done = await call('POST', path, { to: 'rejected', note, version: read.version })
    expect(done).toMatchObject({ status: 200, body: { id: applicationId, status: 'rejected' } })
    expect(await call('POST', path, { to: 'hired' })).toMatchObject({
      status: 409,
      body: { code: 'application.move', from: 'rejected', to: 'hired' },
    })
    expect((await call('POST', path, { to: 'withdrawn' })).status).toBe(400)
    const letter = await db
      .selectFrom('messages')
      .select('props')
      .where('user_id', '=', seeker.userId)
      .where('template', '=', 'application-moved')
      .executeTakeFirstOrThrow()
    expect(letter.props).toMatchObject({ status: 'rejected', note })
  })
})

describe('a request sent twice', () => {
  const sent = { 'idempotency-key': 'c0ffee-1' }

  test('is done once and answered alike', async () => {
    const { call, jobId, keyFor } = await house()
    const { applicationId } = await applySomebody(base, jobId)
    const path = `/employer/applications/${applicationId}/decision`
    const first = await call('POST', path, { to: 'rejected' }, sent)
    const again = await call('POST', path, { to: 'rejected' }, sent)
    expect(again).toMatchObject({ status: first.status, body: first.body })
    expect((await call('POST', path, { to: 'rejected' })).status).toBe(409)
    expect((await call('POST', path, { to: 'interview' }, sent)).status).toBe(422)
    const otherKey = programWith(app, await keyFor(['applications:write']))
    expect((await otherKey('POST', path, { to: 'interview' }, sent)).status).toBe(200)
  })

  test('at the same moment is done once: the other one waits its turn', async () => {
    const { call, jobId, employerId } = await house()
    const { applicationId } = await applySomebody(base, jobId)
    const path = `/employer/applications/${applicationId}/decision`
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', path, { to: 'hired' }, sent)),
    )
    const codes = answers.map(({ status, body }) => (status === 409 ? body.code : status))
    expect(codes).toContain(200)
    for (const code of codes) expect([200, 'integrations.problem.in-progress']).toContain(code)
    const events = await db
      .selectFrom('application_events')
      .innerJoin('applications', 'applications.id', 'application_events.application_id')
      .select('to_status')
      .where('applications.employer_id', '=', employerId)
      .where('kind', '=', 'status')
      .where('to_status', '=', 'hired')
      .execute()
    expect(events.length).toBe(1)
  })

  test('is forgotten after a day; a refusal is not kept at all', async () => {
    const { call, jobId } = await house()
    const { applicationId } = await applySomebody(base, jobId)
    const path = `/employer/applications/${applicationId}/decision`
    expect((await call('POST', path, { to: 'nothing' }, sent)).status).toBe(400)
    expect((await call('POST', path, { to: 'rejected' }, sent)).status).toBe(200)
    const tomorrow = new Date(base.now().getTime() + 25 * 3_600_000)
    await pruneIntegrations({ ...base, actor: { kind: 'system' }, now: () => tomorrow })
    expect((await call('POST', path, { to: 'rejected' }, sent)).body.code).toBe('application.move')
  })
})
