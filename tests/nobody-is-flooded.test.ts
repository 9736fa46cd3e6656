import { expect, it } from 'vitest'
import { makeJob } from './factories/job.ts'
import { makePerson } from './support/account.ts'
import { findWebForms } from './support/web-forms.ts'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const { db } = site

const victim = 'victim@flooded.example'
const mails = async () => {
  const rows = db.selectFrom('messages').select('template').where('recipient', '=', victim)
  return (await rows.execute()).map(({ template }) => template)
}
const formOfNewJob = async () => {
  const id = await makeJob(db)
  const { slug } = await db.selectFrom('jobs').select('slug').where('id', '=', id).executeTakeFirstOrThrow()
  return `/jobs/${id}-${slug}/bewerben`
}

it('from all forms of the site together, filled in from many networks, nobody gets more than fifteen mails an hour', async () => {
  await makePerson(db, { email: victim })
  const people = await signInEveryone(site)
  const forms = (await findWebForms()).filter(({ fields }) => 'email' in fields || 'newEmail' in fields)
  for (let round = 0; round < 6; round++)
    for (const { paths, form, fields } of forms)
      for (const cookie of ['', people.owner.cookie]) {
        const path = paths[0]?.startsWith('/jobs/') ? await formOfNewJob() : (paths[0] ?? '')
        const filled = { ...fields, form, email: victim, newEmail: victim, criteria: 'q=pflege' }
        await site.post(path, new URLSearchParams(filled), cookie ? { cookie } : {})
      }
  const sent = await mails()
  // The mails are of several kinds: those of one kind might have been stopped by the limit of their own form.
  expect(new Set(sent).size).toBeGreaterThan(4)
  expect(sent.length).toBeLessThanOrEqual(15)
}, 120_000)
