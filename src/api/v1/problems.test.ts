import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeJob } from '../../../tests/factories/job.ts'
import { accountContext } from '../../../tests/support/account.ts'
import { openApi, programWith } from '../../../tests/support/api.ts'
import { openHiring } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { type ApiScope, apiScopes } from '../../domain/caller/scope.values.ts'
import { createKey } from '../../domain/integrations/manage-keys.ts'
import { apiSchemas } from './api.schema.ts'
import { problemCodes } from './problem.ts'

const db = await testDatabase()
const base = accountContext(db)
const app = openApi(base)
const { asOwner, employerId, jobId } = await openHiring(base)
const deleted = await makeJob(db, { status: 'deleted' })

async function program(scopes: ApiScope[] = [...apiScopes], api = app) {
  const key = { employerId, name: 'Programm', scopes, lifetimeDays: 'never' as const }
  return programWith(api, (await createKey(asOwner, { ...key })).secret)
}
const call = await program()
const mayRead = await program(['jobs:read'])
const nobody = programWith(app, 'kittel_nobody')
const change = { title: 'Stationsleitung (m/w/d)' }
const once = { 'idempotency-key': 'one' }
const ad = {
  title: 'Pflegefachkraft (m/w/d)',
  places: ['50667 Köln'],
  description: 'Sie pflegen auf unserer Station.',
  employmentTypes: ['full-time'],
}

/** Errors a client may meet, with status and code. */
const met: [status: number, code: string, ask: () => ReturnType<typeof call>][] = [
  [400, 'error.invalid', () => call('GET', '/jobs?radius=far&colour=red')],
  [400, 'error.invalid', () => call('GET', '/jobs?page=1&page=2')],
  [400, 'error.invalid', () => call('GET', '/employers?sort=colour')],
  [400, 'error.invalid', () => call('GET', '/suggest?q=p')],
  [400, 'error.invalid', () => call('POST', '/employer/jobs', { ...ad, title: '' })],
  [400, 'error.invalid', () => call('POST', '/employer/jobs', ad, { 'content-type': 'text/plain' })],
  [400, 'error.invalid', () => call('POST', '/employer/jobs', ad, { 'idempotency-key': 'ä'.repeat(2) })],
  [400, 'error.invalid', () => call('PUT', `/jobs/${'x'.repeat(500)}`, ad)],
  [401, 'integrations.problem.key', () => nobody('GET', '/employer/jobs')],
  [401, 'error.sign-in-required', () => nobody('GET', '/auth/factors')],
  [403, 'integrations.problem.scope', () => mayRead('POST', '/employer/jobs', ad)],
  [404, 'error.not-found', () => call('GET', '/jobs/2000000000')],
  [404, 'error.not-found', () => call('GET', '/jobs/first')],
  [404, 'error.not-found', () => call('GET', '/employers/first')],
  [404, 'error.not-found', () => call('GET', '/colours')],
  [404, 'error.not-found', () => call('DELETE', '/employer/colours')],
  [404, 'error.not-found', () => call('GET', '/employer/jobs/2000000000')],
  [405, 'error.method-not-allowed', () => call('DELETE', '/suggest')],
  [409, 'error.job-move', () => call('DELETE', `/employer/jobs/${jobId}`)],
  [410, 'error.gone', () => call('GET', `/jobs/${deleted}`)],
  [
    412,
    'error.changed-meanwhile',
    () => call('PATCH', `/employer/jobs/${jobId}`, change, { 'if-match': '"99"' }),
  ],
  [422, 'error.key-used', () => call('POST', '/employer/jobs', { ...ad, reference: 'B' }, once)],
  [428, 'error.version-required', () => call('PATCH', `/employer/jobs/${jobId}`, change)],
  [
    429,
    'error.too-many',
    async () => {
      const limited = programWith(openApi(base, 1), 'kittel_nobody')
      await limited('GET', '/jobs')
      return limited('GET', '/jobs')
    },
  ],
  [500, 'error.internal', () => programWith(openApi({ ...base, db: null as never }), 'x')('GET', '/jobs/1')],
]

describe('a refusal of the API', () => {
  it.each(met)('%i %s has a key that stays, and words beside it', async (status, code, ask) => {
    if (status === 422) await call('POST', '/employer/jobs', ad, once)
    const answer = await ask()
    expect([answer.status, answer.body.status, answer.body.code]).toEqual([status, status, code])
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(apiSchemas.problem.safeParse(answer.body).error).toBeUndefined()
    expect(answer.body.detail).toContain(' ')
    for (const wrong of answer.body['invalid-params'] ?? [])
      expect(wrong.code).toMatch(/^[a-z-]+(\.[a-z-]+)+$/)
  })

  it('is met here with every status that there is, and every key stands in docs/API.md', () => {
    const ofTheServer = [
      'error.too-large',
      'error.unavailable',
      'error.timeout',
      'error.no-room',
      'error.conflict',
      'error.not-allowed',
    ]
    const codes = new Set([...met.map(([, code]) => code), ...ofTheServer])
    expect(problemCodes.filter(code => !codes.has(code))).toEqual([])
    const document = readFileSync('docs/API.md', 'utf8')
    const named = [...codes].filter(code => code !== 'error.conflict' && code !== 'error.job-move')
    expect(named.filter(code => !document.includes(`\`${code}\``))).toEqual([])
  })

  it('speaks the language that was asked for', async () => {
    const ask = (language: string) =>
      nobody('GET', '/jobs/2000000000', undefined, { 'accept-language': language })
    const [german, english] = [await ask('de'), await ask('en')]
    expect(german.body.code).toBe(english.body.code)
    expect(german.body.detail).not.toBe(english.body.detail)
  })
})
