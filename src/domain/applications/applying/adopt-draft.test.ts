import { expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../../tests/support/account.ts'
import { as, makeUpload, openHiring } from '../../../../tests/support/applications.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { guest } from '../../caller/actor.ts'
import { listHeldFiles } from '../../files/list-held-files.ts'
import { adoptDraft } from './adopt-draft.ts'
import { readApplicationDraft, saveApplicationDraft } from './application-drafts.ts'

const db = await testDatabase()
const base = accountContext(db)
const { jobId } = await openHiring(base)
const from = 'guest:this-browser' as const

it('what a guest has begun is there with its documents after signing in, and nowhere else any more', async () => {
  const fileId = await makeUpload(db, from)
  const fields = { message: 'Ich bewerbe mich.', files: [fileId, 'none of mine'] }
  await saveApplicationDraft(
    { ...base, actor: guest },
    { jobId, holder: from, fields, address: '198.51.100.7' },
  )
  const person = await makePerson(db)
  const to = `user:${person.userId}` as const
  await adoptDraft(as(base, person), { jobId, from, to })
  expect(await readApplicationDraft(as(base, person), { jobId, holder: to })).toMatchObject({ fields })
  expect(await listHeldFiles(as(base, person), { holder: to, purpose: 'application' })).toMatchObject([
    { fileId },
  ])
  expect(await readApplicationDraft({ ...base, actor: guest }, { jobId, holder: from })).toBeNull()
})

it('a draft that the person has already stays, and so does that of the guest', async () => {
  const person = await makePerson(db)
  const to = `user:${person.userId}` as const
  await saveApplicationDraft(
    { ...base, actor: guest },
    { jobId, holder: from, fields: { message: 'Gast' }, address: '198.51.100.7' },
  )
  await saveApplicationDraft(as(base, person), {
    jobId,
    holder: to,
    fields: { message: 'Konto' },
    address: '198.51.100.7',
  })
  await adoptDraft(as(base, person), { jobId, from, to })
  expect(await readApplicationDraft(as(base, person), { jobId, holder: to })).toMatchObject({
    fields: { message: 'Konto' },
  })
  expect(await readApplicationDraft({ ...base, actor: guest }, { jobId, holder: from })).not.toBeNull()
})

it('nobody takes a draft in the name of another', async () => {
  const [person, other] = [await makePerson(db), await makePerson(db)]
  const move = adoptDraft(as(base, person), { jobId, from, to: `user:${other.userId}` })
  await expect(move).rejects.toMatchObject({ kind: 'sign-in-required' })
})
