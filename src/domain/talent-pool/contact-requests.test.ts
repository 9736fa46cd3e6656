import { describe, expect, it } from 'vitest'
import { makeJob } from '../../../tests/factories/job.ts'
import { membershipsOf } from '../../../tests/support/account.ts'
import { mailsTo } from '../../../tests/support/applications.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { makeSearchingEmployer, makeTalent, statedFacts } from '../../../tests/support/talents.ts'
import { moveApplication, withdrawApplication } from '../applications/move-application.ts'
import { readOwnApplication } from '../applications/read-own-application.ts'
import type { Context } from '../caller/context.ts'
import { answerContact } from './answer-contact.ts'
import { askForContact, withdrawContact } from './ask-for-contact.ts'
import { answerHire, setVisibility } from './change-own-pool.ts'
import { type ContactState, contactLife, contactStates } from './contact-request.status.ts'
import { listEmployersContacts, readEmployersContact } from './employers-contacts.ts'
import { excludeEmployer } from './exclude-employers.ts'
import { readOwnContact } from './read-own-contact.ts'
import { readOwnPool, readPoolNews } from './read-own-pool.ts'
import { readPerson } from './read-person.ts'
import { shownFields } from './talent-pool.values.ts'
import { tendPool } from './tend-pool.ts'

const db = await testDatabase()
const base = testContext(db)
const later = (ctx: Context, days: number): Context => ({
  ...ctx,
  now: () => new Date(base.now().getTime() + days * 86_400_000),
})
type Employer = Awaited<ReturnType<typeof makeSearchingEmployer>>
const message = 'Wir würden Sie gern kennenlernen.'
const ask = ({ asEmployer, employerId, jobId }: Employer, publicId: string, ctx = asEmployer) =>
  askForContact(ctx, { employerId, publicId, jobId, message })

/** A question and both who are in it. */
async function asked() {
  const employer = await makeSearchingEmployer(base)
  const talent = await makeTalent(base, {
    person: { name: 'Jana Vogt' },
    positions: [{ employer: 'Geheime Klinik', is_current: true }],
  })
  const { id } = await ask(employer, talent.publicId)
  return { id, employer, talent }
}

const yes = { to: 'accepted', reveal: [], phone: null } as const
const decline = { to: 'declined', reason: null } as const
const notNow = { to: 'not-now' } as const
const stateOf = async (id: string) =>
  (await db.selectFrom('contact_requests').select('state').where('id', '=', id).executeTakeFirst())?.state

describe('the moves of a question', () => {
  const moves: Record<
    string,
    {
      party: 'person' | 'employer' | 'site'
      to: ContactState
      take: (made: Awaited<ReturnType<typeof asked>>) => Promise<unknown>
    }
  > = {
    accept: {
      party: 'person',
      to: 'accepted',
      take: ({ id, talent }) => answerContact(talent.asPerson, { id, answer: yes }),
    },
    decline: {
      party: 'person',
      to: 'declined',
      take: ({ id, talent }) => answerContact(talent.asPerson, { id, answer: decline }),
    },
    'not now': {
      party: 'person',
      to: 'not-now',
      take: ({ id, talent }) => answerContact(talent.asPerson, { id, answer: notNow }),
    },
    withdraw: {
      party: 'employer',
      to: 'withdrawn',
      take: ({ id, employer }) => withdrawContact(employer.asEmployer, { id }),
    },
    leave: {
      party: 'site',
      to: 'expired',
      take: ({ talent }) => setVisibility(talent.asPerson, { visibility: 'off' }),
    },
  }
  const pairs = contactStates.flatMap(from => Object.keys(moves).map(move => [from, move] as const))

  it.each(pairs)('are those of the table: %s, %s', async (from, name) => {
    const made = await asked()
    await db.updateTable('contact_requests').set({ state: from }).where('id', '=', made.id).execute()
    const move = moves[name]
    if (!move) throw new Error(name)
    const outcome = await move.take(made).then(
      () => null,
      error => error.kind,
    )
    const isAllowed = contactLife.may(from, move.to, move.party)
    expect(await stateOf(made.id)).toBe(isAllowed ? move.to : from)
    if (move.party !== 'site') expect(outcome).toBe(isAllowed ? null : 'conflict')
  })
})

describe('asking', () => {
  it('copies title, pay and duty, and tells the person by mail until when', async () => {
    const { id, talent, employer } = await asked()
    const { requests } = await readOwnPool(talent.asPerson)
    expect(requests).toMatchObject([
      {
        id,
        state: 'sent',
        message,
        jobId: employer.jobId,
        facts: {
          title: 'Pflegefachkraft (m/w/d)',
          place: 'Köln',
          shiftModels: ['day'],
          pay: { min: 3500, max: 4200 },
        },
        answerRate: null,
      },
    ])
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', talent.person.userId)
      .executeTakeFirstOrThrow()
    const [mail] = await mailsTo(db, email)
    expect(mail).toMatchObject({ template: 'talent-request', props: { until: '2026-12-05T08:00:00.000Z' } })
    expect((await readPoolNews(talent.asPerson)).waiting).toBe(1)
  })

  it('is about a live ad of the employer that states pay and duty', async () => {
    const employer = await makeSearchingEmployer(base)
    const { employerId } = employer
    const { publicId } = await makeTalent(base)
    const jobs = [
      await makeJob(db, { employer_id: employerId, ...statedFacts, shift_models: [] }),
      await makeJob(db, { employer_id: employerId, shift_models: ['day'], pay_text: 'nach Vereinbarung' }),
      await makeJob(db, { employer_id: employerId, ...statedFacts, status: 'paused' }),
      await makeJob(db, { ...statedFacts }),
    ]
    for (const jobId of jobs) {
      const question = { employerId, publicId, jobId, message }
      await expect(askForContact(employer.asEmployer, question)).rejects.toMatchObject({ kind: 'invalid' })
    }
  })

  it('waits for an answer, and sixty days after a no', async () => {
    const { id, employer, talent } = await asked()
    await expect(ask(employer, talent.publicId)).rejects.toMatchObject({ key: 'talent.problem.waiting' })
    await answerContact(talent.asPerson, { id, answer: decline })
    await expect(ask(employer, talent.publicId)).rejects.toMatchObject({ key: 'talent.problem.asked-before' })
    const again = async (days: number) => {
      const { employerId } = employer
      const looked = { employerId, publicId: talent.publicId, jobId: null }
      return (await readPerson(later(employer.asEmployer, days), looked)).lastContact?.againFrom
    }
    expect(await again(0)).toBeInstanceOf(Date)
    expect(await again(61)).toBeNull()
    const ctx = later(employer.asEmployer, 61)
    await expect(ask(employer, talent.publicId, ctx)).resolves.toBeDefined()
  })

  it('is one of 25 a day and employer, also when two people of it ask at once', async () => {
    const employer = await makeSearchingEmployer(base)
    const talents = await Promise.all(Array.from({ length: 27 }, () => makeTalent(base)))
    const outcomes = await Promise.all(
      talents.map(({ publicId }) =>
        ask(employer, publicId).then(
          () => 'asked',
          error => error.key,
        ),
      ),
    )
    expect(outcomes.filter(outcome => outcome === 'asked')).toHaveLength(25)
    expect(outcomes.filter(outcome => outcome === 'talent.problem.enough-today')).toHaveLength(2)
    const [left] = talents.filter((_, at) => outcomes[at] !== 'asked')
    await expect(ask(employer, left?.publicId ?? '', later(employer.asEmployer, 1))).resolves.toBeDefined()
  }, 30_000)

  it('reaches nobody who hides from the employer', async () => {
    const employer = await makeSearchingEmployer(base)
    const { publicId, asPerson } = await makeTalent(base)
    await excludeEmployer(asPerson, { employerId: employer.employerId })
    await expect(ask(employer, publicId)).rejects.toMatchObject({ kind: 'not-found', key: 'error.not-found' })
  })

  it('ends by itself after 14 days of silence', async () => {
    const { id } = await asked()
    await tendPool({ ...later(base, 13.9), actor: { kind: 'system' } })
    expect(await stateOf(id)).toBe('sent')
    await tendPool({ ...later(base, 14), actor: { kind: 'system' } })
    expect(await stateOf(id)).toBe('expired')
  })
})

describe('the answer', () => {
  it('yes opens an application as invited, which begins with the question, and reveals what was chosen', async () => {
    const { id, employer, talent } = await asked()
    const before = await readEmployersContact(employer.asEmployer, { id })
    expect([before.profile, before.revealed]).toEqual([null, null])
    const answer = { to: 'accepted', reveal: ['name', 'positions', 'town', 'cv'], phone: '0221 123' } as const
    const { applicationId } = await answerContact(talent.asPerson, { id, answer })
    const application = await readOwnApplication(talent.asPerson, { id: applicationId ?? '' })
    expect(application).toMatchObject({
      status: 'invited',
      messages: [{ text: message, sender: 'employer' }],
    })
    const page = await readEmployersContact(employer.asEmployer, { id })
    expect(page.revealed).toMatchObject({
      name: 'Jana Vogt',
      email: null,
      phone: '0221 123',
      town: 'Köln',
      positions: [{ employer: 'Geheime Klinik' }],
      educations: [],
      qualifications: [],
      // There is none, so none was revealed.
      hasCv: false,
    })
    const revealed = ['name', 'phone', 'town', 'positions']
    expect((await readOwnContact(talent.asPerson, { id })).revealed).toEqual(revealed)
    const [view] = (await readOwnPool(talent.asPerson)).views
    expect(view?.fields.filter(field => !(shownFields as readonly string[]).includes(field)).sort()).toEqual(
      revealed.toSorted(),
    )
    const [mail] = await mailsTo(db, (await emailOf(employer.owner.userId)) ?? '')
    expect(mail).toMatchObject({ template: 'talent-answered', props: { answer: 'accepted' } })
  })

  it('no tells the employer the reason, and nothing of who it is', async () => {
    const { id, employer, talent } = await asked()
    await answerContact(talent.asPerson, { id, answer: { to: 'declined', reason: 'duty' } })
    const page = await readEmployersContact(employer.asEmployer, { id })
    expect(page).toMatchObject({
      request: { state: 'declined', reason: 'duty' },
      profile: null,
      revealed: null,
    })
    const all = JSON.stringify([page, await listEmployersContacts(employer.asEmployer, employer)])
    for (const secret of ['Jana', talent.person.userId, talent.publicId]) expect(all).not.toContain(secret)
  })

  it('yes is taken back by withdrawing the application: nothing is shown any more', async () => {
    const { id, employer, talent } = await asked()
    const { applicationId } = await answerContact(talent.asPerson, { id, answer: yes })
    await withdrawApplication(talent.asPerson, { id: applicationId })
    expect((await readEmployersContact(employer.asEmployer, { id })).revealed).toBeNull()
  })

  it('"not now" can still become a yes', async () => {
    const { id, talent } = await asked()
    await answerContact(talent.asPerson, { id, answer: notNow })
    const { applicationId } = await answerContact(talent.asPerson, { id, answer: yes })
    expect(applicationId).not.toBeNull()
    expect(await readOwnContact(talent.asPerson, { id })).toMatchObject({ state: 'accepted', applicationId })
  })

  it('yes to an ad that has ended says so and changes nothing', async () => {
    const { id, employer, talent } = await asked()
    await db.updateTable('jobs').set({ status: 'filled' }).where('id', '=', employer.jobId).execute()
    const answer = answerContact(talent.asPerson, { id, answer: yes })
    await expect(answer).rejects.toMatchObject({ key: 'application.job-ended' })
    expect(await stateOf(id)).toBe('sent')
  })

  it('yes twice at once opens one application', async () => {
    const { id, talent } = await asked()
    const both = await Promise.allSettled(
      [1, 2].map(() => answerContact(talent.asPerson, { id, answer: yes })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('leads to being hired, after which the person is asked whether to pause', async () => {
    const { id, employer, talent } = await asked()
    const { applicationId } = await answerContact(talent.asPerson, { id, answer: yes })
    expect((await readPoolNews(talent.asPerson)).hire).toBeNull()
    const memberships = await membershipsOf(db, employer.owner.userId, 'x@example.org')
    const ctx: Context = { ...later(base, 1), actor: { ...employer.owner, memberships } }
    await moveApplication(ctx, { applicationId: applicationId ?? '', to: 'hired' })
    expect((await readPoolNews(talent.asPerson)).hire).toMatchObject({ job: 'Pflegefachkraft (m/w/d)' })
    const asPerson = later(talent.asPerson, 2)
    await answerHire(asPerson, { pauses: true })
    expect(await readPoolNews(asPerson)).toMatchObject({ hire: null, isPaused: true })
  })
})

async function emailOf(userId: string) {
  return (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email
}
