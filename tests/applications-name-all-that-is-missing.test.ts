import { describe, expect, it } from 'vitest'
import { makeJob } from './factories/job.ts'
import { openWebSite, signInEveryone } from './support/web-site.ts'

const site = await openWebSite()
const { owner } = await signInEveryone(site)
const { id: employerId } = await site.db
  .selectFrom('employers')
  .select('id')
  .where('owner_user_id', '=', owner.userId)
  .executeTakeFirstOrThrow()
const questions = [
  { id: 'exam', kind: 'yes-no', text: 'Haben Sie ein Examen?', options: [], isRequired: true },
  { id: 'start', kind: 'text', text: 'Ab wann können Sie anfangen?', options: [], isRequired: true },
]
const jobId = await makeJob(site.db, {
  employer_id: employerId,
  apply_way: 'here',
  title: 'Nachtwache',
  questions: JSON.stringify(questions),
})

describe('an application without scripts', () => {
  it('names everything that is missing at once, at the top and as links to the fields', async () => {
    const { slug } = await site.db
      .selectFrom('jobs')
      .select('slug')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow()
    const answer = await site.post(
      `/jobs/${jobId}-${slug}/bewerben`,
      new URLSearchParams({ form: 'apply-as-guest', name: '', email: '' }),
    )
    expect(answer.status).toBe(400)
    const html = await answer.text()
    const summary = /role="alert".*?<\/ul>/s.exec(html)?.[0] ?? ''
    for (const field of ['name', 'email', 'answers.exam', 'answers.start'])
      expect(summary).toContain(`href="#apply-as-guest-${field}"`)
    for (const [, id = ''] of summary.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`)
  })
})
