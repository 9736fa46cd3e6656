import { expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../../tests/support/account.ts'
import { makeUpload, openHiring } from '../../../../tests/support/applications.ts'
import { browser, via } from '../../../../tests/support/client.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { guestOwnerOf } from '../../files/file.policy.ts'
import { listHeldFiles } from '../../files/list-held-files.ts'
import { adoptDraft } from './adopt-draft.ts'
import { readApplicationDraft, saveApplicationDraft } from './application-drafts.ts'

const db = await testDatabase()
const base = accountContext(db)
const { jobId } = await openHiring(base)
const asGuest = via(base, browser('this browser'))
const from = guestOwnerOf('this browser')
/** Signed in with the same browser. */
const signedIn = async () => ({ ...asGuest, actor: await makePerson(db) })

it('what a guest has begun is there with its documents after signing in, and nowhere else any more', async () => {
  const fileId = await makeUpload(db, from)
  const fields = { message: 'Ich bewerbe mich.', files: [fileId, 'none of mine'] }
  await saveApplicationDraft(asGuest, { jobId, fields })
  const asPerson = await signedIn()
  await adoptDraft(asPerson, { jobId })
  expect(await readApplicationDraft(asPerson, { jobId })).toMatchObject({ fields })
  expect(await listHeldFiles(asPerson, { purpose: 'application' })).toMatchObject([{ fileId }])
  expect(await readApplicationDraft(asGuest, { jobId })).toBeNull()
})

it('a draft that the person has already stays, and so does that of the guest', async () => {
  const asPerson = await signedIn()
  await saveApplicationDraft(asGuest, { jobId, fields: { message: 'Gast' } })
  await saveApplicationDraft(asPerson, { jobId, fields: { message: 'Konto' } })
  await adoptDraft(asPerson, { jobId })
  expect(await readApplicationDraft(asPerson, { jobId })).toMatchObject({ fields: { message: 'Konto' } })
  expect(await readApplicationDraft(asGuest, { jobId })).not.toBeNull()
})

it('nobody takes a draft in the name of another', async () => {
  const asPerson = { ...via(base, browser('another browser')), actor: await makePerson(db) }
  await saveApplicationDraft(asGuest, { jobId, fields: { message: 'Gast' } })
  await adoptDraft(asPerson, { jobId })
  expect(await readApplicationDraft(asPerson, { jobId })).toBeNull()
  expect(await readApplicationDraft(asGuest, { jobId })).not.toBeNull()
  await expect(adoptDraft(asGuest, { jobId })).rejects.toMatchObject({ kind: 'sign-in-required' })
})
