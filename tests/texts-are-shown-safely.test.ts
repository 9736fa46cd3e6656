import { describe, expect, it } from 'vitest'
import { apiScopes } from '../src/domain/caller/scope.values.ts'
import { readEmployerProfile } from '../src/domain/employers/profile/read-employer-profile.ts'
import { createKey } from '../src/domain/integrations/manage-keys.ts'
import { makeJob } from './factories/job.ts'
import { ads, feedOf, feedTrial } from './feeds/feed-trial.ts'
import { openHiring } from './support/applications.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite()
const { owner, employerId, asOwner } = await openHiring(site.ctx)
const cookie = await site.enter(owner.userId)

/** Combining and invisible characters can change the markup after it has been checked. */
const payload =
  '<p>Wir pflegen gern.</p><p>&#x338; onclick=alert(1) class="fixed inset-0 z-50">Oben</p>' +
  '<p>&#8203;<a href="java&#8203;script:alert(1)">Hier</a> <a href="&#x6a;ava&Tab;script:alert(2)">dort</a></p>'
const encoded = (html: string) => html.replace(/&/g, '&amp;').replace(/</g, '&lt;')
/** What may appear nowhere as markup, neither in HTML nor in JSON. */
const harm = /≯|<[a-z][^>]*\son\w+=|<p class="fixed|href=\\?"(?:java|&#x6a)|javascript:alert/i

let looks = 0

async function everywhere(jobId: number, employerPath = `${employerId}-klinik`) {
  // Pages are cached for a second: each look uses URLs of its own.
  const look = `?look=${++looks}`
  const paths = [
    `/jobs/${jobId}-pflege${look}`,
    `/jobs/${jobId}-pflege.data${look}`,
    `/en/jobs/${jobId}-pflege${look}`,
    `/api/v1/jobs/${jobId}`,
    '/jobs.rss',
    `/employers/${employerPath}${look}`,
    `/api/v1/employers/${employerId}`,
  ]
  const texts = []
  for (const path of paths) {
    let answer = await site.send(path)
    const moved = answer.headers.get('location')
    if (answer.status === 301 && moved) answer = await site.send(new URL(moved, site.address).pathname + look)
    texts.push({ path, status: answer.status, text: await answer.text() })
  }
  return texts
}

const expectHarmless = (answers: Awaited<ReturnType<typeof everywhere>>, words: string) => {
  for (const { path, status, text } of answers)
    expect([path, status, harm.exec(text)?.[0] ?? null]).toEqual([path, status < 300 ? status : 200, null])
  expect(answers.filter(({ text }) => text.includes(words)).length).toBeGreaterThan(1)
}

const { secret } = await createKey(asOwner, {
  employerId,
  name: 'Programm',
  scopes: [...apiScopes],
  lifetimeDays: 'never',
})
const send = (method: string, path: string, body: object) =>
  site.send(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const ad = {
  title: 'Pflegefachkraft (m/w/d)',
  places: ['50667 Köln'],
  description: payload,
  employmentTypes: ['full-time'],
}

describe('a text that was made to change after it was looked through', () => {
  it('is harmless wherever it is shown when a program pushes it', async () => {
    const answer = await send('PUT', '/jobs/HR-1', ad)
    const { id } = (await answer.json()) as { id: number }
    expect(answer.status).toBe(201)
    expectHarmless(await everywhere(id), 'Wir pflegen gern.')
  })

  it('is harmless when it is written as an ad of the site’s own', async () => {
    const answer = await send('POST', '/employer/jobs', ad)
    const { id } = (await answer.json()) as { id: number }
    expect(answer.status).toBe(201)
    expectHarmless(await everywhere(id), 'Wir pflegen gern.')
  })

  it('is harmless when it comes with a feed', async () => {
    const trial = feedTrial(site.db, 'Klinik mit Feed')
    const [plain, escaped] = ads('A', 'B')
    const description = (text: string) => `<description>${text}</description>`
    await trial.run(
      feedOf([
        { id: plain?.id ?? '', more: description(`<![CDATA[${payload}]]>`) },
        { id: escaped?.id ?? '', more: description(encoded(encoded(payload))) },
      ]),
      site.ctx.now(),
    )
    const jobs = await trial.jobs()
    expect(jobs).toHaveLength(2)
    for (const { id } of jobs) expectHarmless(await everywhere(id), 'Wir pflegen gern.')
  })

  it('is harmless when an employer tells it of itself', async () => {
    const jobId = await makeJob(site.db, { employer_id: employerId })
    const { fields } = await readEmployerProfile(asOwner, employerId)
    const answer = await site.post(
      '/employer-dashboard/profil',
      new URLSearchParams({
        form: 'profile',
        version: fields.version,
        profileType: 'hospital',
        name: 'Klinik am Text',
        description: payload,
      }),
      { cookie },
    )
    expect(answer.status).toBe(302)
    expectHarmless(await everywhere(jobId), 'Wir pflegen gern.')
  })

  it('is harmless even where an older release stored it as it came', async () => {
    const stored = payload.replace('&#x338;', '\u0338').normalize('NFC').replaceAll('&#8203;', '')
    expect(stored).toMatch(harm)
    const jobId = await makeJob(site.db, { employer_id: employerId, description_html: stored })
    await site.db
      .updateTable('employers')
      .set({ description_html: stored })
      .where('id', '=', employerId)
      .execute()
    expectHarmless(await everywhere(jobId), 'Wir pflegen gern.')
    const own = await site.send(`/api/v1/employer/jobs/${jobId}`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    expect([own.status, harm.exec(await own.text())?.[0]]).toEqual([200, undefined])
  })
})
