import { Hono } from 'hono'
import { beforeAll, expect, it } from 'vitest'
import { createApi } from '../src/api/v1/create-api.ts'
import { createAlert } from '../src/domain/alerts/create-alert.ts'
import { matchNewJobs } from '../src/domain/alerts/match-new-jobs.ts'
import { explainPayTool } from '../src/domain/assistant/tools/explain-pay.ts'
import { guest } from '../src/domain/caller/actor.ts'
import { derivePay } from '../src/domain/job-search/derive-pay.ts'
import { readJob } from '../src/domain/jobs/read-job.ts'
import { readRecommendations } from '../src/domain/recommendations/read-recommendations.ts'
import { askForContact } from '../src/domain/talent-pool/ask-for-contact.ts'
import { listJobsToAsk } from '../src/domain/talent-pool/contact-request.queries.ts'
import { readOwnContact } from '../src/domain/talent-pool/read-own-contact.ts'
import { createRateLimit } from '../src/platform/network/rate-limit.ts'
import { createDiscovery } from '../src/web/discovery/create-discovery.ts'
import { fitView } from '../src/web/parts/shared/fit-view.server.ts'
import { jobPageView } from '../src/web/parts/shared/job-detail/job-view.server.ts'
import { contactView } from '../src/web/parts/shared/talents/contact-view.server.ts'
import { openRecommendations } from './support/recommendations.ts'
import { makeSearchingEmployer, makeTalent } from './support/talents.ts'

/** One ad whose text alone names an agreement, as most ads of hospitals do, and everybody who asks what it pays. */
const site = await openRecommendations('2026-11-26T09:00:00Z')
const { as, asSystem, db, found, publish, seeker } = site
const publicUrl = 'https://kittel.example'
const named = {
  title: 'Pflegefachkraft (m/w/d)',
  description_html: '<p>Wir zahlen nach TVöD-P, Entgeltgruppe P8.</p>',
  shift_models: ['day'],
}
const inWords = /^TVöD-P P8 · 3\.701–4\.489\s€ im Monat$/
let jobId = 0

async function derive() {
  await found()
  await derivePay(asSystem())
  await found()
}

beforeAll(async () => {
  await matchNewJobs(asSystem())
  jobId = await publish(named)
  await derive()
})

it('alerts find it by what its table gives, and not above', async () => {
  const wanting = async (salaryMin: number) => {
    const params = { profession: ['pflegefachmann'], salaryMin }
    const person = await seeker()
    return (await createAlert(as(person), { params, name: 'Pflege', frequency: 'instant' })).alertId ?? ''
  }
  const reached = await wanting(4400)
  await wanting(4600)
  site.setNow('2026-11-26T10:00:00Z')
  const later = await publish(named)
  await matchNewJobs(asSystem())
  const rows = await db.selectFrom('alert_matches').select('alert_id').where('job_id', '=', later).execute()
  expect(rows).toEqual([{ alert_id: reached }])
  await db.updateTable('jobs').set({ status: 'archived' }).where('id', '=', later).execute()
  await found()
})

it('recommendations hold it against the wish for pay, and say that it is computed', async () => {
  const me = as(await seeker({ pay_wish_eur_month: 4400 }))
  const read = await readRecommendations(me, { limit: 5 })
  if (read.state !== 'ready') throw new Error('The profile says enough')
  const [first] = read.jobs
  expect(first?.match.criteria.find(({ key }) => key === 'pay')).toMatchObject({
    state: 'met',
    stated: ['4489'],
    isComputed: true,
  })
  if (!first) throw new Error('The ad fits')
  const view = JSON.stringify(fitView(first.match, first.job, 'de'))
  expect(view).toMatch(/Aus der Tariftabelle berechnet \(Gehalt\): bis 4\.489/)
})

it('the talent pool lets its employer ask, and tells the person as what it is computed', async () => {
  const employer = await makeSearchingEmployer(as(guest))
  const { employerId, asEmployer } = employer
  const asked = await publish({ ...named, employer_id: employerId })
  const talent = await makeTalent(as(guest))
  const ask = () =>
    askForContact(asEmployer, { employerId, publicId: talent.publicId, jobId: asked, message: 'Guten Tag' })
  await expect(ask()).rejects.toMatchObject({ kind: 'invalid' })
  await derive()
  const jobs = await listJobsToAsk(db, { employerId, now: asEmployer.now() })
  expect(jobs.find(({ id }) => id === asked)?.hasPay).toBe(true)
  const { id } = await ask()
  expect(contactView(await readOwnContact(talent.asPerson, { id }), 'de').pay).toMatch(inWords)
  await db.updateTable('jobs').set({ status: 'archived' }).where('employer_id', '=', employerId).execute()
  await found()
})

it('Emma tells it apart from what the ad states', async () => {
  const told = await explainPayTool.run(as(guest), { jobId })
  expect(told.stated).toMatchObject({ min: null, max: null, derived: { min: 3701, max: 4489 } })
  expect(told.statedMonthEur).toEqual({ min: null, max: null })
  expect(told.tariff).toMatchObject({ scheme: 'tvoed-p', group: 'P8' })
})

it('the RSS feed and the API show it, each as what it is', async () => {
  const discovery = createDiscovery({
    ctxFor: locale => ({ ...as(guest), locale }),
    publicUrl,
    brandName: 'Kittel',
  })
  expect(await (await discovery.request('/jobs.rss')).text()).toMatch(/TVöD-P P8 · 3\.701–4\.489\s€ im Monat/)
  const api = new Hono().route(
    '/api/v1',
    createApi({
      ctxFor: () => as(guest),
      identify: async () => ({ ctx: as(guest), cookies: [] }),
      addressOf: () => 'somebody',
      nonceOf: () => 'a-nonce',
      jobUrl: job => `${publicUrl}/jobs/${job.id}`,
      employerUrl: employer => `${publicUrl}/employers/${employer.id}`,
      pictureUrl: fileId => `${publicUrl}/media/${fileId}/400.webp`,
      publicUrl,
      brandName: 'Kittel',
      requestsPerMinute: 1_000,
      rateLimitOf: () => createRateLimit(1_000, 60),
    }),
  )
  const { pay } = await (await api.request(`/api/v1/jobs/${jobId}`)).json()
  expect(pay).toMatchObject({
    min: null,
    max: null,
    derived: { monthMin: 3701, monthMax: 4489, scheme: 'tvoed-p', group: 'P8' },
  })
})

it('the page of the ad says it with its mark, and search engines are told nothing of it', async () => {
  const view = jobPageView(as(guest), await readJob(as(guest), jobId), publicUrl)
  const pay = view.facts.find(({ key }) => key === 'pay')
  expect(pay?.values[0]).toMatch(inWords)
  expect(pay?.values[1]).toBe('berechnet aus der Tabelle, nicht zugesagt')
  expect(JSON.parse(view.structuredData ?? '{}')).not.toHaveProperty('baseSalary')
  expect(view.description).toContain('keine Gehaltsangabe')
})
