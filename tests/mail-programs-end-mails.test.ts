import { expect, it } from 'vitest'
import { linkTokenOf } from '../src/domain/caller/signed-link.ts'
import { answerJobQuestion } from '../src/domain/job-questions/answer-question.ts'
import { tellAskers } from '../src/domain/job-questions/tell-askers.ts'
import { listSavedSearches, saveSearch } from '../src/domain/talent-pool/searches/saved-searches.ts'
import { noTalentFilter } from '../src/domain/talent-pool/talent-filter.schema.ts'
import { loadMember } from '../src/domain/talent-pool/talent-pool.queries.ts'
import { mailsTo, openHiring } from './support/applications.ts'
import { askAsGuest, silentAd } from './support/questions.ts'
import { makeSearchingEmployer, makeTalent } from './support/talents.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite()
const { db, ctx: base } = site

/** As mail providers do it (RFC 8058): a post to the address of the mail's header, from no page and without a session. */
const oneClick = async (url: string) => {
  const { pathname } = new URL(url)
  const answer = await site.send(pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  return [answer.status, await answer.text()]
}
const done = [200, 'Unsubscribed.\n']

it('one click ends the mails about a question: the address is deleted, the question stays counted', async () => {
  const { jobId, asOwner } = await openHiring(base, silentAd)
  const email = 'frage@one-click.example'
  await askAsGuest(base, { jobId, facts: ['nights', 'pay'], email })
  await answerJobQuestion(asOwner, { jobId, answer: { fact: 'nights', value: 'no-nights' } })
  const soon = new Date(base.now().getTime() + 600_000)
  const system = { ...base, actor: { kind: 'system' } as const }
  await tellAskers({ ...system, now: () => soon })
  const [mail] = await mailsTo(db, email)
  expect(mail?.template).toBe('question-answered')
  const url = String(mail?.props.unsubscribeUrl)
  expect(await oneClick(url)).toEqual(done)
  // Providers may send it more than once.
  expect(await oneClick(url)).toEqual(done)
  const addresses = db.selectFrom('question_addresses').select('id').where('email', '=', email)
  expect(await addresses.execute()).toEqual([])
  const { asked_count } = await db
    .selectFrom('job_questions')
    .select('asked_count')
    .where('job_id', '=', jobId)
    .where('fact', '=', 'pay')
    .executeTakeFirstOrThrow()
  expect(asked_count).toBe(1)
})

it('one click takes somebody out of the talent pool, and ends the mails of a saved search there', async () => {
  const { person } = await makeTalent(base)
  const { userId } = person
  const linkKey = (await loadMember(db, { userId }))?.linkKey ?? ''
  const pool = base.links.talentPool(linkTokenOf(base, linkKey, 'talent pool'), 'de')
  expect(await oneClick(pool)).toEqual(done)
  expect((await loadMember(db, { userId }))?.visibility).toBe('off')

  const { asEmployer, employerId } = await makeSearchingEmployer(base)
  await saveSearch(asEmployer, { employerId, name: 'Alle', frequency: 'daily', filter: noTalentFilter })
  const [search] = await listSavedSearches(asEmployer, { employerId })
  const token = linkTokenOf(base, search?.linkKey ?? '', 'talent search')
  expect(await oneClick(base.links.endTalentSearch(token, 'en'))).toEqual(done)
  expect(await listSavedSearches(asEmployer, { employerId })).toMatchObject([{ status: 'paused' }])
})
