import { expect, it } from 'vitest'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { makeSearchingEmployer, makeTalent } from '../../../tests/support/talents.ts'
import { system } from '../caller/actor.ts'
import { answerContact } from '../talent-pool/answer-contact.ts'
import { askForContact } from '../talent-pool/ask-for-contact.ts'
import { excludeEmployer } from '../talent-pool/exclude-employers.ts'
import { searchPeople } from '../talent-pool/find-people.ts'
import { saveSearch } from '../talent-pool/searches/saved-searches.ts'
import { noTalentFilter } from '../talent-pool/talent-filter.schema.ts'
import { tendPool } from '../talent-pool/tend-pool.ts'
import { exportTalentPool } from './export-talent-pool.queries.ts'

const db = await testDatabase()
const base = testContext(db)

/** The tables of the pool that hold something of a person under `user_id`. */
const tables = [
  'talent_pool',
  'talent_exclusions',
  'contact_requests',
  'talent_views',
  'talent_search_people',
] as const

it('everything that the talent pool keeps of somebody is in the export, and goes with the account', async () => {
  const employer = await makeSearchingEmployer(base)
  const { asEmployer, employerId, jobId } = employer
  const { person, asPerson, publicId } = await makeTalent(base, {
    positions: [{ employer: 'Geheime Klinik', is_current: true }],
  })
  const { userId } = person
  await excludeEmployer(asPerson, { name: 'Klinik am Rand' })
  await searchPeople(asEmployer, { employerId, filter: noTalentFilter })
  await saveSearch(asEmployer, { employerId, name: 'Alle', frequency: 'daily', filter: noTalentFilter })
  const question = { employerId, publicId, jobId, message: 'Hätten Sie Lust?' }
  const { id } = await askForContact(asEmployer, question)
  await answerContact(asPerson, { id, answer: { to: 'accepted', reveal: ['town'], phone: '0221 1' } })
  await tendPool({ ...base, actor: system })

  const { name } = await db
    .selectFrom('employers')
    .select('name')
    .where('id', '=', employerId)
    .executeTakeFirstOrThrow()
  const exported = await exportTalentPool(db, userId)
  expect(exported).toMatchObject({
    profile: [{ visibility: 'anonymous', professions: ['pflegefachmann'] }],
    exclusions: expect.arrayContaining([
      expect.objectContaining({ source: 'person', label: 'Klinik am Rand' }),
      expect.objectContaining({ source: 'position', label: 'Geheime Klinik' }),
    ]),
    requests: [{ employer: name, state: 'accepted', revealed: ['phone', 'town'] }],
    views: [{ employer: name, fields: expect.arrayContaining(['profession', 'phone', 'town']) }],
    found: [{ employer: name }],
  })
  expect(JSON.stringify(exported)).not.toContain('link_key')
  // What the person answered is not in the export of who asked.
  const [asked] = (await exportTalentPool(db, employer.owner.userId)).asked
  expect(asked).toMatchObject({ message: 'Hätten Sie Lust?' })
  expect(asked).not.toHaveProperty('revealed')

  await db.deleteFrom('users').where('id', '=', userId).execute()
  for (const table of tables) {
    const left = await db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()
    expect(left).toEqual([])
  }
})
