import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { makeUpload } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { listOwnDocuments } from './export-applications.queries.ts'
import { exportReports } from './export-moderation.queries.ts'
import { exportParts } from './export-parts.queries.ts'

const db = await testDatabase()
const load = (name: string, userId: string) => exportParts.find(part => part.name === name)?.load(db, userId)

/** Deleted with the account but not part of the export, and why. */
const leftOut = {
  data_exports: 'the archives themselves',
  factor_challenges: 'codes on their way, which are over after minutes',
  unmapped_people: 'follows from role, address and memberships, which are there',
}

describe('the archive of the own data', () => {
  it('lists the browsers that are known again, without what they are known by', async () => {
    const { userId } = await makePerson(db)
    const [first, last] = [new Date('2026-02-03T08:00:00Z'), new Date('2026-11-20T08:00:00Z')]
    await db
      .insertInto('known_devices')
      .values({ user_id: userId, device_hash: 'hash of a cookie', created_at: first, last_used_at: last })
      .execute()
    expect(await load('known-devices.json', userId)).toEqual([{ created_at: first, last_used_at: last }])
    expect(await load('known-devices.json', (await makePerson(db)).userId)).toEqual([])
  })

  it('lists the recovery codes by their dates alone', async () => {
    const { userId } = await makePerson(db)
    const made = new Date('2026-02-03T08:00:00Z')
    await db
      .insertInto('recovery_codes')
      .values({ user_id: userId, code_hash: 'hash of a code', created_at: made })
      .execute()
    expect(await load('recovery-codes.json', userId)).toEqual([{ created_at: made, used_at: null }])
  })

  it('names who has invited the person into a team', async () => {
    const { userId } = await makePerson(db, { email: 'asked@clinic.example' })
    const employerId = await makeEmployer(db, { name: 'Klinik am See' })
    const expiresAt = new Date('2026-11-30T08:00:00Z')
    await db
      .insertInto('employer_invitations')
      .values({
        employer_id: employerId,
        email: 'asked@clinic.example',
        token_hash: 'hash of a link',
        expires_at: expiresAt,
      })
      .execute()
    const invitations = await load('team-invitations.json', userId)
    expect(invitations).toMatchObject([{ employer: 'Klinik am See', role: 'recruiter', expiresAt }])
    expect(JSON.stringify(invitations)).not.toContain('hash')
  })

  it('names the files that came with a report', async () => {
    const { userId } = await makePerson(db)
    const [at, fileId] = [new Date('2026-11-20T08:00:00Z'), await makeUpload(db, `user:${userId}`, 'report')]
    const { id: caseId } = await db
      .insertInto('moderation_cases')
      .values({ target_kind: 'job', target_id: '1', label: 'Pflege', opened_at: at, changed_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const said = { kind: 'fraud', text: 'Vorkasse', locale: 'de', weight: 20, link_key: 'k', reported_at: at }
    const { id: reportId } = await db
      .insertInto('moderation_reports')
      .values({ ...said, case_id: caseId, user_id: userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('moderation_report_files').values({ file_id: fileId, report_id: reportId }).execute()
    const name = exportParts.find(({ load: each }) => each === exportReports)?.name ?? ''
    expect(await load(name, userId)).toMatchObject([
      { text: 'Vorkasse', files: [{ name: 'lebenslauf.pdf' }] },
    ])
    expect(await listOwnDocuments(db, userId)).toMatchObject([{ name: 'lebenslauf.pdf' }])
  })

  it('lists what was written to support, also as a guest, without notes of the team and without what may be somebody else’s', async () => {
    const { userId } = await makePerson(db, { email: 'asks@example.org' })
    const at = new Date('2026-11-20T08:00:00Z')
    const request = { topic: 'other', status: 'open', locale: 'de', written_at: at, changed_at: at } as const
    const ids: number[] = []
    for (const owner of [
      { user_id: userId },
      { email: 'asks@example.org' },
      { email: 'other@example.org' },
    ]) {
      const number = `2026-${ids.length}00000`
      const row = { ...request, ...owner, number, link_key: number, confirmed_at: at }
      const { id } = await db
        .insertInto('support_requests')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.push(id)
    }
    for (const [place, id] of ids.entries()) {
      const message = { request_id: id, written_at: at }
      await db
        .insertInto('support_messages')
        .values([
          { ...message, author: 'person', text: `Frage ${place}` },
          { ...message, author: 'note', text: 'Eine Notiz' },
          { ...message, author: 'person', text: 'Von woanders', held_because: 'other-sender' },
          { ...message, author: 'team', text: `Antwort ${place}` },
        ])
        .execute()
    }
    const conversations = (await load('support.json', userId)) as { messages: { text: string }[] }[]
    expect(conversations.map(({ messages }) => messages.map(({ text }) => text))).toEqual([
      ['Frage 0', 'Antwort 0'],
      ['Frage 1', 'Antwort 1'],
    ])
  })

  it('leaves out nothing that is kept for a person and goes with the account', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid in ('users'::regclass, 'job_seekers'::regclass) and confdeltype = 'c'`.execute(
      db,
    )
    const queries = [
      'export-parts',
      'export-alerts',
      'export-applications',
      'export-profile',
      'export-recommendations',
      'export-questions',
      'export-ideas',
      'export-support',
      'export-talent-pool',
      'export-conversations',
      'export-views',
    ]
      .map(name => readFileSync(new URL(`${name}.queries.ts`, import.meta.url), 'utf8'))
      .join()
    const missing = rows.map(row => row.name).filter(name => !queries.includes(`'${name}'`))
    expect(missing.sort()).toEqual(Object.keys(leftOut))
  })
})
