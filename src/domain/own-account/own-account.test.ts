import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makeJob } from '../../../tests/factories/job.ts'
import { accountContext, lastLetter, makePerson } from '../../../tests/support/account.ts'
import { somebody, via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { asBody, makePdf } from '../../../tests/support/documents.ts'
import { filesInMemory } from '../../../tests/support/files.ts'
import { seekerSignUpSchema } from '../accounts/account.schema.ts'
import { confirmAddress } from '../accounts/confirm-address.ts'
import { sendProofCode } from '../accounts/factors/send-proof-code.ts'
import { findPerson } from '../accounts/find-person.ts'
import { signUp } from '../accounts/sign-up.ts'
import { createAlert } from '../alerts/create-alert.ts'
import { saveEmployer } from '../bookmarks/save-employer.ts'
import { saveJob } from '../bookmarks/save-job.ts'
import { type Actor, guest, system, type UserActor } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { storeUpload } from '../files/store-upload.ts'
import { saveJobDraft } from '../job-ads/save-job-draft.ts'
import { keepCv } from '../job-seekers/keep-cv.ts'
import { subscribeReader } from '../newsletter/subscribe-reader.ts'
import { leaveForJob } from '../outside-applications/leave-for-job.ts'
import { writeToSupport } from '../support/write-to-support.ts'
import { noteViewedJob } from '../viewed-jobs/note-viewed-job.ts'
import { changeOwnProfile, readOwnProfile } from './change-own-profile.ts'
import { cancelDeletion, deleteDueAccounts, planDeletion } from './delete-account.ts'
import { downloadExport, readExport, requestExport, writeExports } from './export-own-data.ts'

const db = await testDatabase()
const base = accountContext(db)
const as = (actor: Actor, now?: Date): Context => ({ ...base, actor, ...(now ? { now: () => now } : {}) })
const later = (days: number) => new Date(Date.now() + days * 86_400_000)
const password = 'ein langes Wort'
let clients = 0
const client = () => {
  clients++
  return { ...somebody, address: `192.0.2.${clients}` }
}

async function register(email: string): Promise<UserActor> {
  const fields = { fullName: 'Jana Vogt', email, password, passwordAgain: password, terms: 'on' }
  const form = seekerSignUpSchema.parse(fields)
  const { userId } = await signUp(via(base, client()), { role: 'job_seeker', form })
  const { url } = (await lastLetter(db, email)).props
  await confirmAddress(via(base, client()), {
    token: new URL(url ?? '').searchParams.get('token') ?? '',
  })
  return {
    kind: 'user',
    userId,
    sessionId: userId,
    role: 'job_seeker',
    isJobSeeker: true,
    memberships: [],
    assurance: 'aal1',
  }
}

/** Whether a statement in this database waits for a lock of another transaction. */
async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  )
  return rows.length > 0
}

describe('news about the site', () => {
  const since = async (userId: string) =>
    (
      await db
        .selectFrom('profiles')
        .select('product_news_since')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
    ).product_news_since

  it('are sent to nobody who has not asked for them', async () => {
    const person = await makePerson(db)
    expect((await readOwnProfile(as(person))).notices).toEqual(['applications', 'messages'])
    expect(await since(person.userId)).toBeNull()
  })

  it('are asked for by a tick of one’s own, kept with its time, and ended the same way', async () => {
    const person = await makePerson(db)
    const tick = (at: Date, notices: ('applications' | 'product')[]) =>
      changeOwnProfile(as(person, at), {
        name: 'Ada',
        locale: 'de',
        theme: 'system',
        notices,
      })
    await tick(new Date('2026-12-01T08:00:00Z'), ['product'])
    await tick(new Date('2026-12-05T08:00:00Z'), ['product', 'applications'])
    expect(await since(person.userId)).toEqual(new Date('2026-12-01T08:00:00Z'))
    await tick(new Date('2026-12-06T08:00:00Z'), ['applications'])
    expect(await since(person.userId)).toBeNull()
  })
})

describe('the own profile', () => {
  it('is changed by its owner', async () => {
    const ctx = as(await makePerson(db))
    const change = {
      name: 'Dr. Ada',
      academicTitle: 'Dr.' as const,
      locale: 'en' as const,
      theme: 'dark' as const,
    }
    await changeOwnProfile(ctx, { ...change, notices: ['messages'] })
    expect(await readOwnProfile(ctx)).toMatchObject({ ...change, notices: ['messages'] })
  })

  it('is nothing for guests', async () => {
    await expect(readOwnProfile(as({ kind: 'guest' }))).rejects.toMatchObject({ kind: 'sign-in-required' })
  })
})

describe('deleting the account', () => {
  it('asks for the password, waits seven days and then leaves nothing behind', async () => {
    const person = await register('leaving@example.org')
    const wrong = planDeletion(via(as(person), client()), { password: 'falsch falsch' })
    await expect(wrong).rejects.toMatchObject({ fields: { password: [{ key: 'account.password-wrong' }] } })
    await planDeletion(via(as(person), client()), { password })
    expect(await lastLetter(db, 'leaving@example.org')).toMatchObject({ template: 'deletion-planned' })
    expect(await deleteDueAccounts(as(system, later(6.9)))).toBe(0)
    expect(await deleteDueAccounts(as(system, later(7.1)))).toBe(1)
    expect(await findPerson(base, person.userId)).toBeNull()
    expect(await lastLetter(db, 'leaving@example.org')).toMatchObject({ template: 'account-deleted' })
  })

  it('takes along what belongs to the address: job alerts without an account and the newsletter', async () => {
    const email = 'all-gone@example.org'
    const person = await register(email)
    const alert = { params: { q: 'Pflege' }, name: 'Pflege', frequency: 'daily' as const }
    await createAlert(as(guest), { ...alert, email })
    await createAlert(as(person), alert)
    await subscribeReader(via(as(person), client()), { email })
    await planDeletion(via(as(person), client()), { password })
    await deleteDueAccounts(as(system, later(8)))
    for (const table of ['alerts', 'newsletter_readers'] as const) {
      const { rows } = await sql<{ left: number }>`
        select count(*)::int as left from ${sql.table(table)} where email = ${email}`.execute(db)
      expect(rows).toEqual([{ left: 0 }])
    }
    expect(await db.selectFrom('alerts').select('id').where('user_id', '=', person.userId).execute()).toEqual(
      [],
    )
  })

  it('can be taken back', async () => {
    const person = await register('staying@example.org')
    await planDeletion(via(as(person), client()), { password })
    await cancelDeletion(via(as(person), client()))
    expect(await deleteDueAccounts(as(system, later(30)))).toBe(0)
  })

  it('is given up when it is taken back in the very moment in which the grace ends', async () => {
    const person = await register('wavering@example.org')
    await planDeletion(via(as(person), client()), { password })
    const taken = db.transaction().execute(async held => {
      await cancelDeletion(via({ ...as(person), db: held }, client()))
      const deleting = deleteDueAccounts(as(system, later(30)))
      while (!(await isAnyoneWaiting()));
      return { deleting }
    })
    expect(await (await taken).deleting).toBe(0)
    expect(await findPerson(base, person.userId)).not.toBeNull()
  })

  it('never takes the last administrator, who may have become it since planning', async () => {
    const admins = [await register('one@chief.example'), await register('two@chief.example')]
    const rows = admins.map(({ userId }, at) => ({
      auth_user_id: userId,
      email: `${at}@chief.example`,
      first_name: 'A',
      last_name: 'B',
    }))
    await db.insertInto('admin_users').values(rows).execute()
    for (const admin of admins) await planDeletion(via(as(admin), client()), { password })
    const runs = await Promise.all([1, 2].map(() => deleteDueAccounts(as(system, later(30)))))
    expect(runs.reduce((sum, deleted) => sum + deleted, 0)).toBe(1)
    const left = await Promise.all(admins.map(({ userId }) => findPerson(base, userId)))
    expect(left.filter(Boolean)).toHaveLength(1)
  })

  it('works with a mailed code for whoever has no password at hand', async () => {
    const person = await register('by-code@example.org')
    await sendProofCode(via(as(person), client()))
    const { code } = (await lastLetter(db, 'by-code@example.org')).props
    await planDeletion(via(as(person), client()), { code })
    expect((await readOwnProfile(as(person))).deleteAfter).not.toBeNull()
  })
})

describe('the export of the own data', () => {
  it('is made in the background, announced by mail, and holds no secret', async () => {
    const person = await register('export@example.org')
    await requestExport(via(as(person), client()))
    expect(await readExport(as(person))).toMatchObject({ status: 'waiting', donePercent: 0 })
    await writeExports(as(system))
    const made = await readExport(as(person))
    expect(made).toMatchObject({ status: 'ready', donePercent: 100 })
    expect(await lastLetter(db, 'export@example.org')).toMatchObject({ template: 'export-ready' })
    const files = unzipSync(await downloadExport(as(person), { exportId: made?.id ?? '' }))
    const texts = Object.values(files).map(file => strFromU8(file))
    expect(JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()))).toMatchObject([
      { email: 'export@example.org' },
    ])
    expect(texts.join()).not.toMatch(/argon2|token=/)
  })

  it('holds the job alerts and the newsletter, without the links of their mails', async () => {
    const person = await register('alerts@example.org')
    const alert = { params: { q: 'Pflege' }, name: 'Pflege', frequency: 'daily' as const }
    await createAlert(as(person), alert)
    await subscribeReader(via(as(person), client()), { email: 'alerts@example.org' })
    await requestExport(via(as(person), client()))
    await writeExports(as(system))
    const made = await readExport(as(person))
    const files = unzipSync(await downloadExport(as(person), { exportId: made?.id ?? '' }))
    const [kept] = JSON.parse(strFromU8(files['job-alerts.json'] ?? new Uint8Array()))
    expect(kept).toMatchObject({ name: 'Pflege', frequency: 'daily', criteria: 'q=Pflege', matches: [] })
    expect(kept).not.toHaveProperty('link_key')
    const [reader] = JSON.parse(strFromU8(files['newsletter.json'] ?? new Uint8Array()))
    expect(reader).toMatchObject({ email: 'alerts@example.org', confirmed_at: null })
  })

  it('holds what was written to those who run the board, signed in and as a guest', async () => {
    const email = 'asking@example.org'
    const person = await register(email)
    const message = { topic: 'fault' as const, text: 'Der Knopf tut nichts.', page: null, transcript: null }
    await writeToSupport(via(as(person), client()), { ...message, email: null })
    await writeToSupport(via(as(guest), client()), { ...message, email })
    await requestExport(via(as(person), client()))
    await writeExports(as(system))
    const made = await readExport(as(person))
    const files = unzipSync(await downloadExport(as(person), { exportId: made?.id ?? '' }))
    const kept = JSON.parse(strFromU8(files['support.json'] ?? new Uint8Array()))
    const messages = [{ author: 'person', text: 'Der Knopf tut nichts.' }]
    expect(kept).toMatchObject([
      { status: 'new', messages },
      { status: 'unconfirmed', messages },
    ])
    expect(kept[0]).not.toHaveProperty('link_key')
  })

  it('holds the ads that the person has begun, which go with the account', async () => {
    const person: UserActor = { ...(await register('writer@example.org')), role: 'employer' }
    const draft = { draftId: randomUUID(), step: null }
    await saveJobDraft(as(person), { ...draft, fields: { title: 'Hebamme' } })
    await requestExport(via(as(person), client()))
    await writeExports(as(system))
    const made = await readExport(as(person))
    const files = unzipSync(await downloadExport(as(person), { exportId: made?.id ?? '' }))
    const drafts: unknown = JSON.parse(strFromU8(files['ad-drafts.json'] ?? new Uint8Array()))
    expect(drafts).toMatchObject([{ fields: { typed: { title: 'Hebamme' } } }])
    await planDeletion(via(as(person), client()), { password })
    await deleteDueAccounts(as(system, later(30)))
    const left = await db.selectFrom('job_drafts').select('id').where('id', '=', draft.draftId).execute()
    expect(left).toEqual([])
  })

  it('brings the person’s files along as files', async () => {
    const person = await register('cv@example.org')
    const pdf = await makePdf(2)
    const facts = { purpose: 'cv', name: 'Lebenslauf.pdf' } as const
    const { fileId } = await storeUpload(via(as(person), client()), { ...facts, body: asBody(pdf) })
    await keepCv(as(person), { fileId })
    await requestExport(via(as(person), client()))
    await writeExports(as(system))
    const made = await readExport(as(person))
    const files = unzipSync(await downloadExport(as(person), { exportId: made?.id ?? '' }))
    expect(Buffer.compare(files['documents/1-Lebenslauf.pdf'] ?? new Uint8Array(), pdf)).toBe(0)
  })

  it('names a file that was damaged where it lies, and hands out none of it', async () => {
    const person = await register('damaged@example.org')
    const bytes = new Map<string, Uint8Array>()
    const ctx = { ...as(person), files: filesInMemory(bytes) }
    const facts = { purpose: 'cv', name: 'Lebenslauf.pdf' } as const
    const { fileId } = await storeUpload(via(ctx, client()), {
      ...facts,
      body: asBody(await makePdf(2)),
    })
    await keepCv(ctx, { fileId })
    for (const place of bytes.keys()) bytes.set(place, await makePdf(3))
    await requestExport(via(ctx, client()))
    await writeExports({ ...ctx, actor: system })
    const made = await readExport(ctx)
    const files = unzipSync(await downloadExport(ctx, { exportId: made?.id ?? '' }))
    expect(Object.keys(files).filter(name => name.endsWith('.pdf'))).toEqual([])
    expect(strFromU8(files['documents/damaged.txt'] ?? new Uint8Array())).toContain('1-Lebenslauf.pdf')
  })

  it('names what the person has saved, read and left for elsewhere, and deletion leaves none of it', async () => {
    const person = await register('marks@example.org')
    const [jobId, employerId] = [await makeJob(db), await makeEmployer(db)]
    await saveJob(as(person), { jobId, note: 'nach Nachtdiensten fragen' })
    await saveEmployer(as(person), { employerId, note: 'kurzer Weg' })
    await noteViewedJob(as(person), { jobId })
    await leaveForJob(as(person), { jobId })
    await requestExport(via(as(person), client()))
    await writeExports(as(system))
    const made = await readExport(as(person))
    const files = unzipSync(await downloadExport(as(person), { exportId: made?.id ?? '' }))
    const part = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
    expect(part('saved-jobs.json')).toMatchObject([{ jobId, note: 'nach Nachtdiensten fragen' }])
    expect(part('saved-employers.json')).toMatchObject([{ employerId, note: 'kurzer Weg' }])
    expect(part('viewed-jobs.json')).toMatchObject([{ jobId }])
    expect(part('applications-elsewhere.json')).toMatchObject([{ jobId, answer: null }])
    await planDeletion(via(as(person), client()), { password })
    await deleteDueAccounts(as(system, later(7.1)))
    for (const table of ['saved_jobs', 'saved_employers', 'viewed_jobs', 'outside_applications'] as const) {
      const rows = await db.selectFrom(table).selectAll().where('user_id', '=', person.userId).execute()
      expect(rows).toEqual([])
    }
  })

  it('of another person does not exist', async () => {
    const person = await register('mine@example.org')
    await requestExport(via(as(person), client()))
    await writeExports(as(system))
    const exportId = (await readExport(as(person)))?.id ?? ''
    const stranger = as(await makePerson(db))
    await expect(downloadExport(stranger, { exportId })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(downloadExport(stranger, { exportId: 'no-such-id' })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('can be fetched for seven days', async () => {
    const person = await register('week@example.org')
    await requestExport(via(as(person), client()))
    await writeExports(as(system))
    const exportId = (await readExport(as(person)))?.id ?? ''
    await expect(downloadExport(as(person, later(7.1)), { exportId })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})
