import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../../tests/support/account.ts'
import {
  applyAsGuest,
  applySomebody,
  as,
  emptyApplication,
  mailsTo,
  makeUpload,
  openHiring,
} from '../../../../tests/support/applications.ts'
import { somebody, via } from '../../../../tests/support/client.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { guest } from '../../caller/actor.ts'
import { readEmployerApplication } from '../read-employer-application.ts'
import { readOwnApplication } from '../read-own-application.ts'
import { applyForJob } from './apply-for-job.ts'
import { readApplyForm } from './read-apply-form.ts'

const db = await testDatabase()
const base = accountContext(db)
const questions = [
  { id: 'a', kind: 'yes-no', text: 'Haben Sie ein Examen?', options: [], isRequired: true },
  { id: 'b', kind: 'choice', text: 'Wann?', options: ['früh', 'spät'], isRequired: false },
  { id: 'c', kind: 'text', text: 'Warum wir?', options: [], isRequired: false },
]
const house = await openHiring(base, { questions: JSON.stringify(questions) })
const { jobId, asOwner } = house
const plain = await openHiring(base)

const countOf = async (job: number) =>
  Number(
    (
      await db
        .selectFrom('applications')
        .select(eb => eb.fn.countAll().as('count'))
        .where('job_id', '=', job)
        .executeTakeFirstOrThrow()
    ).count,
  )

describe('a job seeker who applies', () => {
  it('sends message, documents and answers with the words of the questions; the employer finds all of it', async () => {
    const seeker = await makePerson(db, { name: 'Erika Muster' })
    const uploader = `user:${seeker.userId}` as const
    const fileId = await makeUpload(db, uploader)
    const form = { ...emptyApplication, fileIds: [fileId], answers: { a: 'yes', b: 'früh' } }
    const asSeeker = as(base, seeker)
    const { applicationId } = await applyForJob(asSeeker, { ...form, jobId, applicant: null })
    const seen = await readEmployerApplication(asOwner, { id: applicationId ?? '' })
    expect(seen).toMatchObject({ name: 'Erika Muster', status: 'applied', message: 'Ich bewerbe mich.' })
    expect(seen.answers).toEqual([
      { id: 'a', kind: 'yes-no', text: 'Haben Sie ein Examen?', answer: 'yes' },
      { id: 'b', kind: 'choice', text: 'Wann?', answer: 'früh' },
    ])
    expect(seen.files.map(({ name }) => name)).toEqual(['lebenslauf.pdf'])
    const owner = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', house.owner.userId)
      .executeTakeFirstOrThrow()
    expect(await mailsTo(db, owner.email)).toMatchObject([
      { template: 'application-received', props: { applicant: 'Erika Muster' } },
    ])
    const own = await readOwnApplication(asSeeker, { id: applicationId ?? '' })
    expect(own.events.map(({ kind, party }) => [kind, party])).toEqual([
      ['status', 'applicant'],
      ['viewed', 'employer'],
    ])
    expect(own).not.toHaveProperty('notes')
  })

  it('is told which answer is missing or impossible, and nothing is kept', async () => {
    const seeker = as(base, await makePerson(db))
    const before = await countOf(jobId)
    const send = (answers: Record<string, string>) =>
      applyForJob(seeker, { ...emptyApplication, answers, jobId, applicant: null })
    await expect(send({})).rejects.toMatchObject({
      fields: { 'answers.a': [{ key: 'application.answer-missing' }] },
    })
    await expect(send({ a: 'vielleicht', b: 'nie' })).rejects.toMatchObject({
      fields: {
        'answers.a': [{ key: 'application.answer-wrong' }],
        'answers.b': [{ key: 'application.answer-wrong' }],
      },
    })
    expect(await countOf(jobId)).toBe(before)
  })

  it('can take the CV of the profile, as a copy that stays when the profile changes', async () => {
    const seeker = await makePerson(db)
    const cvId = await makeUpload(db, `user:${seeker.userId}`, 'cv')
    await db.insertInto('job_seekers').values({ user_id: seeker.userId, cv_file_id: cvId }).execute()
    const form = { ...emptyApplication, withProfileCv: true, jobId: plain.jobId, applicant: null }
    const { applicationId } = await applyForJob(as(base, seeker), form)
    await db.deleteFrom('files').where('id', '=', cvId).execute()
    const { files } = await readEmployerApplication(plain.asOwner, { id: applicationId ?? '' })
    expect(files).toMatchObject([{ name: 'lebenslauf.pdf', pages: 2 }])
  })

  it('sends at most five documents, the CV of the profile among them', async () => {
    const seeker = await makePerson(db)
    const uploader = `user:${seeker.userId}` as const
    const cvId = await makeUpload(db, uploader, 'cv')
    await db.insertInto('job_seekers').values({ user_id: seeker.userId, cv_file_id: cvId }).execute()
    const fileIds = await Promise.all([1, 2, 3, 4, 5].map(() => makeUpload(db, uploader)))
    const form = { ...emptyApplication, withProfileCv: true, jobId: plain.jobId, applicant: null }
    await expect(applyForJob(as(base, seeker), { ...form, fileIds })).rejects.toMatchObject({
      fields: { files: [{ key: 'application.too-many-files' }] },
    })
    const { applicationId } = await applyForJob(as(base, seeker), { ...form, fileIds: fileIds.slice(1) })
    const { files } = await readEmployerApplication(plain.asOwner, { id: applicationId ?? '' })
    expect(files).toHaveLength(5)
  })

  it('cannot attach what someone else uploaded', async () => {
    const fileId = await makeUpload(db, `user:${house.owner.userId}`)
    const seeker = await makePerson(db)
    const form = { ...emptyApplication, fileIds: [fileId] }
    await expect(
      applyForJob(as(base, seeker), { ...form, jobId: plain.jobId, applicant: null }),
    ).rejects.toMatchObject({ fields: { files: [{ key: 'file.gone' }] } })
  })

  it('is shown the open application instead of sending a second one', async () => {
    const { asSeeker, applicationId } = await applySomebody(base, plain.jobId)
    await expect(
      applyForJob(asSeeker, { ...emptyApplication, jobId: plain.jobId, applicant: null }),
    ).rejects.toMatchObject({ kind: 'conflict', key: 'application.already-open', params: { applicationId } })
    const form = await readApplyForm(asSeeker, { jobId: plain.jobId })
    expect(form).toMatchObject({ openApplicationId: applicationId, isOpen: true })
  })
})

describe('a guest who applies', () => {
  it('gets one mail with a link that opens the application', async () => {
    const { guestToken, email } = await applyAsGuest(base, plain.jobId)
    expect(await mailsTo(db, email)).toMatchObject([{ template: 'application-sent' }])
    const own = await readOwnApplication(via({ ...base, actor: guest }, { guestToken }), { id: null })
    expect(own).toMatchObject({ name: 'Gast Gruber', status: 'applied', isGuest: true })
  })

  it('learns by mail alone that the address has an open application, which stays as it is', async () => {
    const { email, guestToken } = await applyAsGuest(base, plain.jobId)
    const before = await countOf(plain.jobId)
    const again = await applyAsGuest(base, plain.jobId, email)
    expect(again.guestToken).toBe(guestToken)
    expect(await countOf(plain.jobId)).toBe(before)
    expect((await mailsTo(db, email)).map(({ template }) => template)).toEqual([
      'application-again',
      'application-sent',
    ])
  })

  it('is answered the same when the address belongs to an account', async () => {
    const person = await makePerson(db, { email: 'konto@example.org' })
    const client = { ...somebody, address: '198.51.100.77' }
    const applicant = { name: 'Jemand', email: 'konto@example.org', phone: null }
    const answer = await applyForJob(via(base, client), {
      ...emptyApplication,
      jobId: plain.jobId,
      applicant,
    })
    expect(answer).toEqual({ applicationId: null })
    await expect(applySomebody(base, plain.jobId)).resolves.toBeTruthy()
    expect(person.userId).toBeTruthy()
  })

  it('may send ten an hour from one address of the network, and no more', async () => {
    const client = { ...somebody, address: '198.51.100.5' }
    const send = (n: number) => {
      const applicant = { name: 'Viel', email: `viel${n}@example.org`, phone: null }
      return applyForJob(via(base, client), { ...emptyApplication, jobId: plain.jobId, applicant })
    }
    for (let n = 0; n < 10; n++) await send(n)
    await expect(send(10)).rejects.toMatchObject({ kind: 'too-many' })
  })
})

describe('an ad', () => {
  it.each([
    ['that has ended', { status: 'expired' }, 'application.job-ended'],
    ['past its last day', { valid_through: new Date('2020-01-01') }, 'application.job-ended'],
    ['that is applied to elsewhere', { apply_way: 'email' }, 'application.elsewhere'],
  ] as const)('%s takes no application', async (_name, values, key) => {
    const { jobId: closed } = await openHiring(base, values)
    await expect(applySomebody(base, closed)).rejects.toMatchObject({ kind: 'conflict', key })
  })

  it('that is still a draft is unknown', async () => {
    const { jobId: draft } = await openHiring(base, { status: 'draft' })
    await expect(applySomebody(base, draft)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('loses none of 200 applications that come at once and doubles none, though each person presses twice', async () => {
    const { jobId: popular } = await openHiring(base)
    const people = await Promise.all(Array.from({ length: 100 }, () => makePerson(db)))
    const send = (person: (typeof people)[number]) =>
      applyForJob(as(base, person), { ...emptyApplication, jobId: popular, applicant: null })
    const sendAsGuest = (n: number) => {
      const client = { ...somebody, address: `2001:db8:ff:${n.toString(16)}::1` }
      const applicant = { name: `Gast ${n}`, email: `zugleich${n}@example.org`, phone: null }
      return applyForJob(via(base, client), { ...emptyApplication, jobId: popular, applicant })
    }
    const hundred = Array.from({ length: 100 }, (_, n) => n)
    const results = await Promise.allSettled([
      ...people.map(send),
      ...hundred.map(sendAsGuest),
      ...people.map(send),
      ...hundred.map(sendAsGuest),
    ])
    const refused = results.filter(result => result.status === 'rejected')
    expect(refused.length).toBe(100)
    for (const { reason } of refused) expect(reason).toMatchObject({ key: 'application.already-open' })
    expect(await countOf(popular)).toBe(200)
    const figure = await db
      .selectFrom('job_figures')
      .select('submissions')
      .where('job_id', '=', popular)
      .executeTakeFirstOrThrow()
    expect(figure.submissions).toBe(200)
  }, 60_000)
})
