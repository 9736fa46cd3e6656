import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../../tests/support/account.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { makeSearchingEmployer, makeTalent } from '../../../../tests/support/talents.ts'
import type { AdminActor } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { readReportByLink } from '../../moderation/by-link.ts'
import { liftMeasure } from '../../moderation/change-decision.ts'
import { decideCase } from '../../moderation/decide-case.ts'
import { readCase } from '../../moderation/read-cases.ts'
import { reportTarget } from '../../moderation/report-target.ts'
import { answerContact } from '../answer-contact.ts'
import { askForContact } from '../ask-for-contact.ts'
import { readEmployersContact } from '../employers-contacts.ts'
import { searchPeople } from '../find-people.ts'
import { readOwnContact } from '../read-own-contact.ts'
import { readPerson } from '../read-person.ts'
import { saveSearch } from '../searches/saved-searches.ts'
import { writeSearchMails } from '../searches/write-search-mails.ts'
import { noTalentFilter } from '../talent-filter.schema.ts'
import { readPoolWatch } from './watch-pool.ts'

const db = await testDatabase()
const base = accountContext(db)
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
  const said = {
    kind: 'insult',
    text: 'Danach fragt man nicht.',
    evidence: null,
    name: null,
    email: null,
  } as const
  const { token } = await reportTarget(talent.asPerson, { ...said, target: { kind: 'request', id } })
  const { caseId } = (await readReportByLink(base, { token })).report
  return { id, caseId, employer, talent }
}

async function decide(caseId: number, measure: 'none' | 'hide' | 'lock') {
  const { version } = (await readCase(asAdmin, { caseId })).case
  const reason = measure === 'none' ? 'no-breach' : 'harassment'
  const marks = { days: null, isAutomated: false, isUnfounded: false, facts: 'Verlangt ein Foto.' }
  return decideCase(asAdmin, { ...marks, caseId, version, measure, reason })
}

it('a reported question is a case, and the employer learns nothing of it before a decision', async () => {
  const { id, caseId, employer, talent } = await reported()
  expect(await readCase(asAdmin, { caseId })).toMatchObject({
    case: { targetKind: 'request', employerId: employer.employerId, userId: null },
    message: 'Schicken Sie ein Foto.',
    reports: [{ text: 'Danach fragt man nicht.' }],
  })
  const shown = JSON.stringify(await readCase(asAdmin, { caseId }))
  for (const secret of ['Jana', talent.person.userId, talent.publicId]) expect(shown).not.toContain(secret)
  expect(JSON.stringify(await readEmployersContact(employer.asEmployer, { id }))).not.toMatch(/report/i)
  await decide(caseId, 'none')
  await expect(answerContact(talent.asPerson, { id, answer: { to: 'not-now' } })).resolves.toBeDefined()
  const events = await base.db
    .selectFrom('audit_events')
    .selectAll()
    .where('kind', '=', 'report-received')
    .where(sql`details ->> 'caseId'`, '=', String(caseId))
    .execute()
  expect(events).toEqual([expect.objectContaining({ user_id: null, actor_user_id: null, actor_name: null })])
})

it('a hidden question is read by neither side and cannot be answered, until the decision is replaced', async () => {
  const { id, caseId, employer, talent } = await reported()
  await decide(caseId, 'hide')
  expect(await readOwnContact(talent.asPerson, { id })).toMatchObject({ message: '', isHidden: true })
  expect((await readEmployersContact(employer.asEmployer, { id })).request.message).toBe('')
  const yes = { id, answer: { to: 'declined', reason: null } } as const
  await expect(answerContact(talent.asPerson, yes)).rejects.toMatchObject({ key: 'talent.problem.hidden' })
  await decide(caseId, 'none')
  expect((await readOwnContact(talent.asPerson, { id })).message).toBe('Schicken Sie ein Foto.')
  await expect(answerContact(talent.asPerson, yes)).resolves.toBeDefined()
})

it('an employer that is locked out finds and asks nobody, also through another employer of the same people, until the lock ends', async () => {
  const { id, caseId, employer, talent } = await reported()
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
  await saveSearch(asEmployer, { employerId, name: 'Alle', frequency: 'daily', filter: noTalentFilter })
  const asked = await askForContact(asEmployer, {
    employerId,
    jobId,
    publicId: other.publicId,
    message: 'Hallo',
  })
  const { decisionId } = await decide(caseId, 'lock')
  expect((await readOwnContact(other.asPerson, asked)).isHidden).toBe(true)
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
  expect((await readPoolWatch(asAdmin)).locked).toMatchObject([{ employerId, caseId }])
  await liftMeasure(asAdmin, { decisionId, reason: 'Das Haus hat sich erklärt.' })
  expect((await search(asEmployer, employerId)).hasAny).toBe(true)
  expect((await readPoolWatch(asAdmin)).locked).toEqual([])
  expect(await readOwnContact(talent.asPerson, { id })).toMatchObject({ state: 'sent', isHidden: false })
})

it('an employer that two decisions keep out comes back when both have ended', async () => {
  const { caseId, employer } = await reported()
  const { asEmployer, employerId, jobId } = employer
  const other = await makeTalent(base)
  const question = { employerId, jobId, publicId: other.publicId, message: 'Auch Sie: ein Foto.' }
  const { id } = await askForContact(asEmployer, question)
  const report = { kind: 'insult', text: 'Schon wieder.', evidence: null, name: null, email: null } as const
  const { token } = await reportTarget(other.asPerson, { ...report, target: { kind: 'request', id } })
  const second = (await readReportByLink(base, { token })).report.caseId
  const decisions = [await decide(caseId, 'lock'), await decide(second, 'lock')]
  const isLocked = async () =>
    (await searchPeople(asEmployer, { employerId, filter: noTalentFilter })).isLocked
  for (const { decisionId } of decisions) {
    expect(await isLocked()).toBe(true)
    await liftMeasure(asAdmin, { decisionId, reason: 'Das Haus hat sich erklärt.' })
  }
  expect(await isLocked()).toBe(false)
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
