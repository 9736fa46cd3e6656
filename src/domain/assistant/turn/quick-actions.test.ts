import { beforeAll, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { koeln, makeJob } from '../../../../tests/factories/job.ts'
import { accountContext, makePerson } from '../../../../tests/support/account.ts'
import { via } from '../../../../tests/support/client.ts'
import { testSite } from '../../../../tests/support/search.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { type Actor, guest } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { startConversation } from '../conversation/start-conversation.ts'
import { answerTurn } from './answer-turn.ts'

const site = await testSite({ actor: guest })
const base: Context = { ...accountContext(site.db), search: site.index.search, actor: guest }
let visitor = 0
let house = 0
let job = 0
let staff: Actor = guest

beforeAll(async () => {
  house = await makeEmployer(site.db, { name: 'Klinikum Nordstadt', type: 'hospital' })
  const other = await makeEmployer(site.db, { name: 'Pflegedienst Süd' })
  job = await makeJob(site.db, { employer_id: house, shift_models: ['three-shift'] }, [koeln])
  await makeJob(
    site.db,
    { employer_id: house, title: 'Pflegefachkraft in Teilzeit', employment_types: ['part-time'] },
    [koeln],
  )
  await makeJob(
    site.db,
    { employer_id: other, title: 'Pflegefachkraft am Tag', shift_models: ['no-nights'] },
    [koeln],
  )
  const person = await makePerson(site.db, { role: 'employer' })
  staff = { ...person, memberships: [{ employerId: house, role: 'owner' }] }
  await site.found()
})

function as(actor: Actor, locale: Locale = 'de'): Context {
  return { ...via(base, { address: `198.51.100.${++visitor % 250}` }), actor, locale }
}

async function outcomeOf(ctx: Context, text: string, page: string) {
  const { parts } = await answerTurn(ctx, { text, page })
  const { outcome } = await site.db
    .selectFrom('assistant_turn_records')
    .select('outcome')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { outcome, parts }
}

/** What is offered on a page, and what each of it leads to. */
async function offersOn(page: string, actor: Actor, locale: Locale) {
  const first = await startConversation(as(actor, locale), { page })
  const choices = first.flatMap(part => (part.type === 'choices' ? part.choices : []))
  const outcomes = []
  for (const { text } of choices) outcomes.push((await outcomeOf(as(actor, locale), text, page)).outcome)
  return outcomes
}

describe.each(['de', 'en'] as const)('what is offered on a page (%s) leads to its answer', locale => {
  const start = locale === 'de' ? '' : '/en'

  it('anywhere: jobs of three fields', async () => {
    const outcomes = await offersOn(`${start}/`, guest, locale)
    expect(outcomes).toEqual([
      expect.stringMatching(/^search/),
      expect.stringMatching(/^search/),
      expect.stringMatching(/^search/),
    ])
  })

  it('on an ad: whether it fits, its agreement, others like it without nights', async () => {
    expect(await offersOn(`${start}/jobs/${job}-pflege`, guest, locale)).toEqual([
      'fit-guest',
      'pay',
      'similar',
    ])
    const seeker = await makePerson(site.db)
    expect(await offersOn(`${start}/jobs/${job}-pflege`, seeker, locale)).toEqual([
      'fit-empty',
      'pay',
      'similar',
    ])
  })

  it('on the page of an employer: its ads, what it is, an alert for its ads', async () => {
    const page = `${start}/${locale === 'de' ? 'arbeitgebern' : 'employers'}/${house}-klinikum`
    expect(await offersOn(page, guest, locale)).toEqual(['house-jobs', 'employer', 'alert'])
  })

  it('in a job seeker’s own pages: what is new', async () => {
    const seeker = await makePerson(site.db)
    const [news] = await offersOn(`${start}/dashboard`, seeker, locale)
    expect(news).toMatch(/^recommend/)
  })

  it('for employers: their ads, the talent pool, applications; on an ad of theirs, this one', async () => {
    expect(await offersOn(`${start}/employer-dashboard`, staff, locale)).toEqual([
      'improve-which',
      'talents-which',
      'open-applications',
    ])
    expect(await offersOn(`${start}/jobs/${job}-pflege`, staff, locale)).toEqual(['improve', 'talents'])
  })
})

describe('on the page of an employer', () => {
  const page = () => `/arbeitgebern/${house}-klinikum`

  it('its ads are searched for what else is said, and the search goes on', async () => {
    const ctx = as(guest)
    const { parts } = await outcomeOf(ctx, 'Gibt es in diesem Haus Teilzeit?', page())
    expect(parts).toContainEqual({
      type: 'filters',
      filters: { employer: [house], employmentType: ['part-time'] },
    })
    expect(parts.find(({ type }) => type === 'jobs')).toMatchObject({ total: 1 })
  })

  it('anything else is answered as everywhere', async () => {
    const { parts } = await outcomeOf(as(guest), 'Stellen in der Pflege', page())
    expect(parts.find(({ type }) => type === 'jobs')).toMatchObject({ total: 3 })
  })
})

it('an ad is not shown as like itself', async () => {
  const { parts } = await outcomeOf(as(guest), 'Ähnliche in Köln', `/jobs/${job}-pflege`)
  const jobs = parts.find(part => part.type === 'jobs')
  expect(jobs?.ids.length).toBeGreaterThan(0)
  expect(jobs?.ids).not.toContain(job)
})
