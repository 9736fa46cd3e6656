import { beforeAll, describe, expect, test } from 'vitest'
import { makeJob } from '../../../tests/factories/job.ts'
import { testSite } from '../../../tests/support/search.ts'
import { guest } from '../../domain/caller/actor.ts'
import { createRateLimit } from '../../platform/network/rate-limit.ts'
import { createApi } from './create-api.ts'

const site = await testSite({ actor: guest })
const api = createApi({
  ctxFor: () => site.ctx,
  identify: async () => ({ ctx: site.ctx, cookies: [] }),
  addressOf: () => 'somebody',
  nonceOf: () => 'a-nonce',
  jobUrl: job => `https://kittel.example/jobs/${job.id}`,
  employerUrl: employer => `https://kittel.example/employers/${employer.id}`,
  pictureUrl: fileId => `https://kittel.example/media/${fileId}/400.webp`,
  publicUrl: 'https://kittel.example',
  brandName: 'Kittel',
  requestsPerMinute: 100_000,
  rateLimitOf: () => createRateLimit(100_000, 60),
})
const long = 'a'.repeat(201)

beforeAll(async () => {
  await makeJob(site.db)
  await site.found()
})

/** Invalid values for each parameter; the response has to name the parameter. */
const jobParameters: Record<string, string[]> = {
  q: [long, '%F0%9F%92%89'.repeat(201)],
  place: [long],
  radius: ['0', '-5', '201', '99999999999999999999', '25.5', '1e2', 'far', '%D9%A1%D9%A2', '0x10'],
  category: ['pilots', 'nursing,doctors', 'Nursing', '-1', '%F0%9F%92%89'],
  profession: ['astronaut', 'Pflegefachmann', '../etc/passwd', '-1', 'pflegefachmann,mfa'],
  specialty: ['astrology', '%00', 'Kardiologie'],
  employmentType: ['sometimes', '1', 'full_time'],
  contract: ['verbal', 'true'],
  experience: ['much', '5'],
  remote: ['true', 'moon'],
  shift: ['never', '3'],
  employerType: ['bank', 'Hospital'],
  employerSize: ['big', '-1', '50'],
  employer: ['0', '-1', '2147483648', 'charite', '1.5'],
  country: ['FR', 'de', 'Deutschland'],
  state: ['DE-XX', 'FR-75', 'de-bw', 'Bayern', '%27%20or%201=1--'],
  salaryMin: ['-1', '1000001', '3.000', '3000%E2%82%AC', 'NaN', 'Infinity'],
  includeUnknownPay: ['yes', '1', 'TRUE'],
  mentions: ['yes', '1', 'TRUE'],
  postedWithin: ['0', '-1', '2', '365', 'yesterday'],
  language: ['zz', 'deutsch', 'DE'],
  agencies: ['yes', 'true'],
  without: ['night', 'Nights', 'nights,weekends', 'company'],
  featured: ['1', 'no'],
  sort: ['beauty', 'newest,oldest', 'NEWEST'],
  page: ['0', '-1', '501', '10001', '1.5', 'two', '99999999999999999999'],
  pageSize: ['0', '-20', '101', '1e1', 'all'],
  lang: ['fr', 'DE', 'de,en'],
}
const employerParameters: Record<string, string[]> = {
  q: [long],
  place: [long],
  radius: ['0', '-5', '201', 'far'],
  type: ['bank', 'hospital,company'],
  ownership: ['mine', 'Public'],
  size: ['big', '-1'],
  country: ['FR', 'de'],
  state: ['DE-XX', 'Bayern', 'FR-75'],
  hiring: ['1', 'maybe'],
  sort: ['beauty', 'newest'],
  page: ['0', '-1', '501', 'two'],
  pageSize: ['0', '101', 'all'],
  lang: ['fr'],
}
const suggestParameters: Record<string, string[]> = {
  q: ['', 'k', '%20%20', long],
  kind: ['who', 'what,where'],
  lang: ['fr'],
}

describe.each([
  ['/jobs', jobParameters],
  ['/employers', employerParameters],
])('what %s cannot mean', (path, parameters) => {
  test.each(Object.entries(parameters))('%s is refused by its name', async (name, values) => {
    for (const value of values) expect(await refused(`${path}?${name}=${value}`), value).toEqual([name])
  })
  test('a parameter that takes one value is refused when it comes twice, also with the same value', async () => {
    const { body } = await ask('/openapi.json')
    const single = body.paths[path].get.parameters.filter(
      (each: { schema: { type: string } }) => each.schema.type !== 'array',
    )
    const names: string[] = single.map((each: { name: string }) => each.name)
    expect(names).toEqual(expect.arrayContaining(['q', 'place', 'radius', 'sort', 'page', 'lang']))
    for (const name of names) {
      const value = { q: 'a', place: 'Bonn', lang: 'de', sort: 'name' }[name] ?? '1'
      expect(await refused(`${path}?${name}=${value}&${name}=${value}`), name).toEqual([name])
    }
  })
  test('a name that no parameter has is refused, whatever it is called', async () => {
    for (const name of ['colour', 'Q', 'page[]', '__proto__', 'constructor', 'toString', 'utm_source'])
      expect(await refused(`${path}?${name}=1`), name).toEqual([name])
    expect(await refused(`${path}?colour=red&shape=round&page=0`)).toEqual(['colour', 'page', 'shape'])
  })
  test('one wrong value among right ones is enough, and more than fifty are too many', async () => {
    expect(await refused(`${path}?country=DE&country=FR`)).toEqual(['country'])
    const many = Array.from({ length: 51 }, () => 'country=DE').join('&')
    expect(await refused(`${path}?${many}`)).toEqual(['country'])
  })
  test('a right value is taken, and an empty one counts as absent', async () => {
    expect((await ask(`${path}?country=DE&country=AT&state=DE-BW&page=1&radius=25&lang=en`)).status).toBe(200)
    expect((await ask(`${path}?q=&place=&radius=&country=&state=&lang=&page=`)).status).toBe(200)
  })
})

describe('addresses with few or no parameters', () => {
  test.each(Object.entries(suggestParameters))('/suggest refuses a wrong %s', async (name, values) => {
    const rest = name === 'q' ? '' : '&q=pfl'
    for (const value of values)
      expect(await refused(`/suggest?${name}=${value}${rest}`), value).toEqual([name])
  })
  test('/suggest says that it wants to know what was typed', async () => {
    expect(await refused('/suggest')).toEqual(['q'])
    expect(await refused('/suggest?kind=where&limit=3')).toEqual(['limit', 'q'])
  })
  test('/pay wants one profession that there is', async () => {
    expect(await refused('/pay')).toEqual(['profession'])
    expect(await refused('/pay?profession=Pflege%20Fachmann&area=DE')).toEqual(['area', 'profession'])
    expect(await refused('/pay?profession=hebamme&profession=mfa')).toEqual(['profession'])
    expect((await ask('/pay?profession=xqzwv')).status).toBe(404)
    expect((await ask('/pay?profession=hebamme')).body).toEqual({ profession: 'hebamme', figures: [] })
  })
  test('a job, an employer and the description take nothing but the language', async () => {
    for (const path of ['/jobs/1', '/employers/1', '/openapi.json']) {
      expect(await refused(`${path}?fields=title`), path).toEqual(['fields'])
      expect(await refused(`${path}?lang=fr`), path).toEqual(['lang'])
    }
  })
  test('an id that no job or employer can have is not found', async () => {
    for (const id of ['0', '-1', 'abc', '1.5', '99999999999', '2147483648', '%00', '1%27'])
      for (const path of ['/jobs', '/employers']) {
        const { status, type } = await ask(`${path}/${id}`)
        expect([status, type], `${path}/${id}`).toEqual([404, 'application/problem+json'])
      }
  })
})

async function ask(path: string) {
  const response = await api.request(path)
  const type = response.headers.get('content-type')?.split(';')[0]
  return { status: response.status, type, body: await response.json() }
}

/** The names of the rejected parameters, deduplicated, in order. */
async function refused(path: string): Promise<string[]> {
  const { status, type, body } = await ask(path)
  expect([status, type], path).toEqual([400, 'application/problem+json'])
  const wrong: { name: string; reason: string }[] = body['invalid-params']
  for (const { name, reason } of wrong) {
    expect(reason.length, name).toBeGreaterThan(3)
    expect(body.detail).toContain(name)
  }
  return [...new Set(wrong.map(({ name }) => name))].sort()
}
