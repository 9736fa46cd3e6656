import { expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { accountContext, lastLetter, makePerson } from '../../../../tests/support/account.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { type Actor, guest } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { listUnmappedPeople } from '../mapping/list-unmapped-people.ts'
import { mapPerson } from '../mapping/map-person.ts'
import { readEmployerRecord } from '../read-employer-record.ts'
import { confirmByLink, readVerificationLink } from './verify-by-link.ts'
import { mailVerification, verifyEmployer, withdrawVerification } from './verify-employer.ts'

const db = await testDatabase()
let now = new Date('2026-11-25T09:00:00Z')
const base: Context = { ...accountContext(db), now: () => now }
const as = (actor: Actor): Context => ({ ...base, actor })
const { userId } = await makePerson(db, { name: 'Team' })
const admin = as({ kind: 'admin', userId, adminId: 1, sessionId: userId, role: 'owner' })

it('an employer is verified by somebody at its own domain who follows the mailed link', async () => {
  const employerId = await makeEmployer(db, { website: 'https://www.klinik-muster.example/karriere' })
  const mail = (email: string) => mailVerification(admin, { employerId, email })
  for (const wrong of ['chef@gmail.com', 'chef@andere.example'])
    await expect(mail(wrong)).rejects.toMatchObject({
      fields: { email: [{ key: 'records.verify.other-domain' }] },
    })
  await mail('personal@mail.klinik-muster.example')
  const { url = '' } = (await lastLetter(db, 'personal@mail.klinik-muster.example')).props
  const token = new URL(url).pathname.split('/').at(-1) ?? ''
  await expect(confirmByLink(as(guest), { token: `x${token}` })).rejects.toMatchObject({ kind: 'not-found' })
  expect(await readVerificationLink(as(guest), { token })).toMatchObject({ isConfirmed: false })
  await confirmByLink(as(guest), { token })
  await confirmByLink(as(guest), { token })
  const { verification } = await readEmployerRecord(admin, { employerId })
  expect(verification).toMatchObject({ way: 'mail', note: 'personal@mail.klinik-muster.example', by: null })
})

it('a link that nobody followed in two weeks is no longer valid', async () => {
  const employerId = await makeEmployer(db, { email: 'info@praxis-alt.example' })
  await mailVerification(admin, { employerId, email: 'info@praxis-alt.example' })
  const { url = '' } = (await lastLetter(db, 'info@praxis-alt.example')).props
  const token = new URL(url).pathname.split('/').at(-1) ?? ''
  now = new Date('2026-12-10T09:00:00Z')
  await expect(confirmByLink(as(guest), { token })).rejects.toMatchObject({ kind: 'not-found' })
  now = new Date('2026-11-25T09:00:00Z')
})

it('an administrator notes what the employer showed, and can take it back', async () => {
  const employerId = await makeEmployer(db)
  await verifyEmployer(admin, { employerId, way: 'register', note: 'HRB 12345, Köln' })
  expect((await readEmployerRecord(admin, { employerId })).verification).toMatchObject({
    by: 'Team',
    way: 'register',
  })
  await withdrawVerification(admin, { employerId })
  expect((await readEmployerRecord(admin, { employerId })).verification).toBeNull()
  await expect(withdrawVerification(admin, { employerId: 999_999 })).rejects.toMatchObject({
    kind: 'not-found',
  })
})

it('who has no employer waits in the queue with what the lookup suggests, until linked by hand', async () => {
  const employerId = await makeEmployer(db, { website: 'https://haus-linde.example' })
  const person = await makePerson(db, { role: 'employer', email: 'hr@haus-linde.example' })
  const mine = async () =>
    (await listUnmappedPeople(admin, { after: null })).cases.find(each => each.userId === person.userId)
  expect((await mine())?.candidates).toMatchObject([{ employerId, mappingType: 'domain', confidence: 70 }])
  await mapPerson(admin, { userId: person.userId, employerId, role: 'recruiter' })
  expect(await mine()).toBeUndefined()
  expect((await lastLetter(db, 'hr@haus-linde.example')).template).toBe('employer-link-decided')
  const seeker = await makePerson(db)
  await expect(mapPerson(admin, { userId: seeker.userId, employerId, role: 'owner' })).rejects.toMatchObject({
    key: 'records.mapping.no-employer',
  })
})

it('the queue follows whatever gives or takes an employer, however it happens', async () => {
  const person = await makePerson(db, { role: 'employer', email: 'leitung@heim-ulme.example' })
  const { userId: id } = person
  const waits = async () =>
    (await listUnmappedPeople(admin, { after: null })).cases.some(each => each.userId === id)
  const employerId = await makeEmployer(db, { owner_user_id: id })
  expect(await waits()).toBe(false)
  await db.updateTable('employers').set({ owner_user_id: null }).where('id', '=', employerId).execute()
  expect(await waits()).toBe(true)
  await db
    .updateTable('employers')
    .set({ email: 'Leitung@heim-ulme.example' })
    .where('id', '=', employerId)
    .execute()
  expect(await waits()).toBe(false)
  await db.deleteFrom('employers').where('id', '=', employerId).execute()
  expect(await waits()).toBe(true)
  const other = await makeEmployer(db)
  const link = { user_id: id, employer_id: other, role: 'recruiter', created_at: now }
  await db
    .insertInto('user_employer_links')
    .values({ ...link, status: 'requested' })
    .execute()
  expect(await waits()).toBe(true)
  await db.updateTable('user_employer_links').set({ status: 'active' }).where('user_id', '=', id).execute()
  expect(await waits()).toBe(false)
  await db.deleteFrom('user_employer_links').where('user_id', '=', id).execute()
  await db.updateTable('users').set({ email_verified: false }).where('id', '=', id).execute()
  expect(await waits()).toBe(false)
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute()
  expect(await waits()).toBe(true)
  await db.updateTable('profiles').set({ role: 'job_seeker' }).where('id', '=', id).execute()
  expect(await waits()).toBe(false)
})
