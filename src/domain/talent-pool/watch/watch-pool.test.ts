import { expect, it } from 'vitest'
import { makePerson } from '../../../../tests/support/account.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { makeSearchingEmployer, makeTalent } from '../../../../tests/support/talents.ts'
import type { AdminActor } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { answerContact } from '../answer-contact.ts'
import { askForContact } from '../ask-for-contact.ts'
import { readEmployersContact } from '../employers-contacts.ts'
import { searchPeople } from '../find-people.ts'
import { readOwnContact } from '../read-own-contact.ts'
import { readPerson } from '../read-person.ts'
import { saveSearch } from '../searches/saved-searches.ts'
import { writeSearchMails } from '../searches/write-search-mails.ts'
import { noTalentFilter } from '../talent-filter.schema.ts'
import { reportContact } from './report-contact.ts'
import { dismissReport, letEmployerIn, lockOutReported, readPoolWatch } from './watch-pool.ts'

const db = await testDatabase()
const base = testContext(db)
const asAdmin: Context = { ...base, actor: await anAdministrator() }

async function anAdministrator(): Promise<AdminActor> {
  const { userId } = await makePerson(db)
  return { kind: 'admin', userId, adminId: 1, sessionId: '', role: 'owner' }
}

async function reported() {
  const employer = await makeSearchingEmployer(base)
  const talent = await makeTalent(base, { person: { name: 'Jana Vogt' } })
  const { asEmployer, employerId, jobId } = employer
  const question = { employerId, jobId, publicId: talent.publicId, message: 'Schicken Sie ein Foto.' }
  const { id } = await askForContact(asEmployer, question)
  await reportContact(talent.asPerson, { id, text: 'Danach fragt man nicht.' })
  return { id, employer, talent }
}

it('a reported question stands before the administrators without who was asked, and the employer learns nothing of it', async () => {
  const { id, employer, talent } = await reported()
  await reportContact(talent.asPerson, { id, text: 'Noch einmal.' })
  const { reports } = await readPoolWatch(asAdmin)
  expect(reports).toMatchObject([
    {
      id,
      employerId: employer.employerId,
      message: 'Schicken Sie ein Foto.',
      report: 'Danach fragt man nicht.',
    },
  ])
  const shown = JSON.stringify(reports)
  for (const secret of ['Jana', talent.person.userId, talent.publicId]) expect(shown).not.toContain(secret)
  const seen = JSON.stringify(await readEmployersContact(employer.asEmployer, { id }))
  expect(seen).not.toMatch(/report/i)
  expect((await readOwnContact(talent.asPerson, { id })).reportedAt).not.toBeNull()
  await dismissReport(asAdmin, { id })
  expect((await readPoolWatch(asAdmin)).reports).toEqual([])
  await expect(dismissReport(asAdmin, { id })).rejects.toMatchObject({ kind: 'not-found' })
  await expect(answerContact(talent.asPerson, { id, answer: { to: 'not-now' } })).resolves.toBeDefined()
})

it('an employer that is locked out finds and asks nobody, also through another employer of the same people, until it is let in', async () => {
  const { id, employer, talent } = await reported()
  const { asEmployer, employerId, jobId, owner } = employer
  const twin = await makeSearchingEmployer(base)
  const both: Context = {
    ...asEmployer,
    actor: {
      ...owner,
      memberships: [
        { employerId, role: 'owner' },
        { employerId: twin.employerId, role: 'recruiter' },
      ],
    },
  }
  const other = await makeTalent(base)
  const search = (ctx: Context, of: number) => searchPeople(ctx, { employerId: of, filter: noTalentFilter })
  expect((await search(both, employerId)).hasAny).toBe(true)
  await saveSearch(asEmployer, {
    employerId,
    name: 'Alle',
    frequency: 'daily',
    filter: noTalentFilter,
  })
  await lockOutReported(asAdmin, { id })
  expect((await readOwnContact(talent.asPerson, { id })).state).toBe('expired')
  for (const of of [employerId, twin.employerId])
    expect(await search(both, of)).toMatchObject({ isLocked: true, hasAny: false, cards: [] })
  const { publicId } = other
  await expect(readPerson(asEmployer, { employerId, publicId, jobId })).rejects.toMatchObject({
    kind: 'not-found',
  })
  const question = { employerId, jobId, publicId, message: 'Guten Tag' }
  await expect(askForContact(asEmployer, question)).rejects.toMatchObject({ kind: 'not-found' })
  const tomorrow = new Date(base.now().getTime() + 86_400_000)
  expect(await writeSearchMails({ ...base, actor: { kind: 'system' }, now: () => tomorrow })).toBe(0)
  expect((await readPoolWatch(asAdmin)).locked).toMatchObject([{ employerId }])
  await letEmployerIn(asAdmin, { employerId })
  expect((await search(asEmployer, employerId)).hasAny).toBe(true)
  await expect(letEmployerIn(asAdmin, { employerId })).rejects.toMatchObject({ kind: 'not-found' })
  const log = await db
    .selectFrom('audit_events')
    .select('kind')
    .where('kind', 'like', 'talent-%')
    .orderBy('id')
    .execute()
  expect(log.map(({ kind }) => kind).slice(-3)).toEqual([
    'talent-report-settled',
    'talent-pool-locked',
    'talent-pool-unlocked',
  ])
})

it('administrators are told numbers: who can be found, who pauses, and what became of questions', async () => {
  const before = (await readPoolWatch(asAdmin)).counts
  const employer = await makeSearchingEmployer(base)
  const { asPerson, publicId } = await makeTalent(base)
  const { asEmployer, employerId, jobId } = employer
  const { id } = await askForContact(asEmployer, { employerId, jobId, publicId, message: 'Guten Tag' })
  await answerContact(asPerson, { id, answer: { to: 'declined', reason: 'place' } })
  const { counts } = await readPoolWatch(asAdmin)
  expect(counts.visible).toBe(before.visible + 1)
  expect(counts.asked.declined).toBe(before.asked.declined + 1)
  expect(counts.asked.sent).toBe(before.asked.sent)
})
