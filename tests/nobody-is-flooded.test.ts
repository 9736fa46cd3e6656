import { expect, it } from 'vitest'
import { makeJob } from './factories/job.ts'
import { makePerson } from './support/account.ts'
import { silentAd } from './support/questions.ts'
import { findWebForms } from './support/web-forms.ts'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const { db } = site

const victim = 'victim@flooded.example'
const mails = async () => {
  const rows = db.selectFrom('messages').select('template').where('recipient', '=', victim)
  return (await rows.execute()).map(({ template }) => template)
}
/** A page below an ad (`/jobs/1/bewerben`), of an ad that nobody has applied for or asked about. */
const belowNewJob = async (path: string) => {
  const id = await makeJob(db, silentAd)
  const { slug } = await db.selectFrom('jobs').select('slug').where('id', '=', id).executeTakeFirstOrThrow()
  return path.replace(/^\/jobs\/[^/]+/, `/jobs/${id}-${slug}`)
}
/** Addresses are left for answers to what the same browser has asked. */
const askFirst = async (path: string) => {
  const asked = await site.post(path, new URLSearchParams({ form: 'ask', fact: 'nights' }), {})
  return asked.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

it('from all forms of the site together, filled in from many networks, nobody gets more than fifteen mails an hour', async () => {
  await makePerson(db, { email: victim })
  const people = await signInEveryone(site)
  const forms = (await findWebForms()).filter(({ fields }) => 'email' in fields || 'newEmail' in fields)
  for (let round = 0; round < 6; round++)
    for (const { paths, form, fields } of forms)
      for (const cookie of ['', people.owner.cookie]) {
        const [page = ''] = paths
        const path = page.startsWith('/jobs/') ? await belowNewJob(page) : page
        const own = cookie || form !== 'leave-address' ? cookie : await askFirst(path)
        const filled = { ...fields, form, email: victim, newEmail: victim, criteria: 'q=pflege' }
        await site.post(path, new URLSearchParams(filled), own ? { cookie: own } : {})
      }
  const sent = await mails()
  // The mails are of several kinds: those of one kind might have been stopped by the limit of their own form.
  expect(new Set(sent).size).toBeGreaterThan(4)
  expect(sent).toContain('question-confirm')
  expect(sent.length).toBeLessThanOrEqual(15)
}, 120_000)
