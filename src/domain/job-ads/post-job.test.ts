import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { makePerson } from '../../../tests/support/account.ts'
import { browser, via } from '../../../tests/support/client.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { UserActor } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { Conflict, Invalid, NotAllowed, NotFound, SignInRequired } from '../caller/errors.ts'
import { readJob } from '../jobs/read-job.ts'
import { switchModeration } from '../jobs/switch-moderation.ts'
import { changeOwnJob } from './change-own-job.ts'
import { compareJobChange, settleJobChange } from './compare-job-change.ts'
import { postJob } from './post-job.ts'
import { previewJob } from './preview-job.ts'
import { readJobChange } from './read-job-change.ts'
import { adoptJobDrafts, listJobDrafts, readJobDraft, saveJobDraft } from './save-job-draft.ts'
import { startJobChange } from './start-job-change.ts'

const db = await testDatabase()
const system = testContext(db)
let employerId = 0
let owner: Context
let recruiter: Context

/** As submitted by the form: strings only. */
const ad = {
  title: 'Pflegefachkraft für die Intensivstation',
  profession: 'Pflegefachfrau / Pflegefachmann',
  places: ['79098 Freiburg'],
  description: 'Wir suchen Sie.\n\n- Dienste nach Wunsch\n- Einarbeitung',
  employmentTypes: 'full-time',
  payMin: '3.400',
  payMax: '4.100,50',
  payTariff: 'TVöD-P',
  payTariffGroup: 'P8',
  payTariffStepFrom: '2',
  payTariffStepTo: '6',
  weekendsPerMonth: '2',
  startDate: '2027-01-01',
  languageLevels: [{ language: 'de', level: 'b2' }, { language: '' }],
  questions: [{ kind: 'yes-no', text: 'Haben Sie eine Anerkennung?', isRequired: 'on' }, { text: '' }],
}

beforeAll(async () => {
  employerId = await makeEmployer(db)
  const member = async (role: 'owner' | 'recruiter', name: string): Promise<UserActor> => ({
    ...(await makePerson(db, { role: 'employer', name })),
    memberships: [{ employerId, role }],
  })
  owner = { ...system, actor: await member('owner', 'Olga Owner') }
  recruiter = { ...system, actor: await member('recruiter', 'Rike Recruiter') }
})

describe('an ad by hand', () => {
  it('is public as it was written, with what the site reads from it', async () => {
    const { jobId, status } = await postJob(recruiter, { employerId, ad: { fields: ad } })
    expect(status).toBe('published')
    const job = await readJob({ ...system, actor: { kind: 'guest' } }, jobId)
    expect(job).toMatchObject({
      title: 'Pflegefachkraft für die Intensivstation (m/w/d)',
      profession: 'pflegefachmann',
      category: 'nursing',
      pay: {
        min: 3400,
        max: 4100.5,
        period: 'month',
        currency: 'EUR',
        tariff: 'TVöD-P',
        tariffGroup: 'P8',
        tariffSteps: { from: 2, to: 6 },
      },
      weekendsPerMonth: 2,
      startDate: '2027-01-01',
      requiredLanguages: ['de'],
      languageLevels: [{ language: 'de', level: 'b2' }],
      apply: { way: 'here' },
      questions: [{ id: 'q1', kind: 'yes-no', text: 'Haben Sie eine Anerkennung?', isRequired: true }],
    })
    expect(job.descriptionHtml).toBe(
      '<p>Wir suchen Sie.</p><ul><li>Dienste nach Wunsch</li><li>Einarbeitung</li></ul>',
    )
    expect(job.places[0]).toMatchObject({ name: 'Freiburg im Breisgau', postalCode: '79098' })
    const row = await db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ title_original: ad.title, source: 'own', pay_month_min_eur: 3400 })
    expect(row.valid_through).toEqual(new Date('2027-01-20T08:00:00Z'))
    const events = await db.selectFrom('job_events').selectAll().where('job_id', '=', jobId).execute()
    expect(events).toMatchObject([{ from_status: null, to_status: 'published' }])
  })

  it('says of each field what is missing', async () => {
    const wrong = { ...ad, title: '', places: [], applyWay: 'link', payMin: '5000', payMax: '4000' }
    const post = postJob(owner, { employerId, ad: { fields: wrong } })
    await expect(post).rejects.toBeInstanceOf(Invalid)
    const error = await post.catch((error: Invalid) => error)
    expect(Object.keys((error as Invalid).fields).sort()).toEqual(['applyUrl', 'payMax', 'places', 'title'])
  })

  it('reads an amount with its currency in words, and refuses an address without a domain', async () => {
    const wrong = { ...ad, applyWay: 'link', applyUrl: 'klinik', payMin: '3.800,50 Euro' }
    const error = await postJob(owner, { employerId, ad: { fields: wrong } }).catch((error: Invalid) => error)
    expect((error as Invalid).fields).toEqual({ applyUrl: [{ key: 'ads.problem.url' }] })
  })

  it('names a place that nobody knows', async () => {
    const post = postJob(owner, { employerId, ad: { fields: { ...ad, places: ['Xyzburg an der Qqq'] } } })
    await expect(post).rejects.toMatchObject({ fields: { places: [{ key: 'ads.problem.place-unknown' }] } })
  })

  it('is posted by nobody else', async () => {
    const post = (ctx: Context) => postJob(ctx, { employerId, ad: { fields: ad } })
    await expect(post({ ...system, actor: { kind: 'guest' } })).rejects.toBeInstanceOf(SignInRequired)
    const other = await makePerson(db, { role: 'employer' })
    await expect(post({ ...system, actor: other })).rejects.toBeInstanceOf(NotAllowed)
  })

  it('waits for its review while ads are reviewed', async () => {
    await switchModeration(system, { isOn: true })
    const { jobId, status } = await postJob(owner, { employerId, ad: { fields: ad } })
    await switchModeration(system, { isOn: false })
    expect(status).toBe('in-review')
    await expect(readJob({ ...system, actor: { kind: 'guest' } }, jobId)).rejects.toBeInstanceOf(NotFound)
    expect((await readJob(owner, jobId)).status).toBe('in-review')
  })
})

describe('a draft', () => {
  const guest: Context = { ...system, actor: { kind: 'guest' } }
  const save = { step: 'position' as const }

  it('of a guest is kept by the browser and taken over by who signs in with it', async () => {
    const here = browser('a key of this browser')
    const asGuest = via(guest, here)
    const draftId = randomUUID()
    await saveJobDraft(asGuest, { ...save, draftId, fields: { title: 'MFA' } })
    await saveJobDraft(asGuest, { ...save, draftId, step: 'terms', fields: { payMin: '3000' } })
    await expect(readJobDraft(via(guest, browser('another')), { draftId })).rejects.toBeInstanceOf(NotFound)
    await adoptJobDrafts(via(owner, here))
    const draft = await readJobDraft(owner, { draftId })
    expect(draft.typed).toEqual({ title: 'MFA', payMin: '3000' })
    expect(await listJobDrafts(asGuest)).toEqual([])
    await expect(readJobDraft(recruiter, { draftId })).rejects.toBeInstanceOf(NotFound)
  })

  it('shows what is there already, and nothing of what cannot be read', async () => {
    const fields = {
      title: 'mfa gesucht',
      payMin: 'viel',
      places: ['Köln', 'Nirgendwo'],
      employmentTypes: 'x',
    }
    const job = await previewJob(guest, { fields, employerId: null })
    expect(job).toMatchObject({ title: 'mfa gesucht (m/w/d)', pay: null, employmentTypes: [] })
    expect(job.places.map(place => place.name)).toEqual(['Köln'])
  })

  it('becomes one ad, however often one clicks', async () => {
    const draftId = randomUUID()
    await saveJobDraft(owner, { ...save, draftId, step: null, fields: ad })
    const post = () => postJob(owner, { employerId, ad: { draftId } })
    const results = await Promise.allSettled([post(), post(), post()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('looking at an ad to change it', () => {
  it('begins no draft before something is changed, and leaves none when nothing was', async () => {
    const { jobId } = await postJob(owner, { employerId, ad: { fields: ad } })
    const drafts = async () => (await listJobDrafts(owner)).filter(row => row.job_id === jobId)
    const { draft, isBegun } = await readJobChange(owner, jobId)
    expect([isBegun, await drafts()]).toEqual([false, []])
    const { draftId } = await startJobChange(owner, jobId, draft.job_version ?? 0)
    const change = { draftId, step: null }
    await saveJobDraft(owner, { ...change, fields: { ...draft.typed, department: '' } })
    expect([(await readJobChange(owner, jobId)).isBegun, await drafts()]).toEqual([false, []])
    await saveJobDraft(owner, { ...change, fields: { ...draft.typed, department: 'Station 3' } })
    expect([(await readJobChange(owner, jobId)).isBegun, (await drafts()).length]).toEqual([true, 1])
  })

  it('asks about what somebody else saved between the look and the first change', async () => {
    const { jobId } = await postJob(owner, { employerId, ad: { fields: ad } })
    const seen = (await readJobChange(recruiter, jobId)).draft
    const change = { jobId, version: seen.job_version ?? 0, base: seen.base }
    await changeOwnJob(owner, { ...change, fields: { ...seen.typed, department: 'Station 9' } })
    const { draftId } = await startJobChange(recruiter, jobId, seen.job_version ?? 0)
    const typed = { ...seen.typed, reference: 'R-1' }
    await saveJobDraft(recruiter, { draftId, step: null, fields: typed })
    const draft = await readJobDraft(recruiter, { draftId })
    const compared = await compareJobChange(recruiter, draft)
    expect(compared?.differences.map(({ field }) => field)).toContain('department')
  })
})

describe('two people at one ad', () => {
  it('see what the other saved, and choose', async () => {
    const { jobId } = await postJob(owner, { employerId, ad: { fields: ad } })
    const begin = async (ctx: Context) => {
      const { draftId } = await startJobChange(ctx, jobId)
      return readJobDraft(ctx, { draftId })
    }
    const [first, second] = [await begin(owner), await begin(recruiter)]
    const changeOf = (draft: typeof first, fields: object) => ({
      jobId,
      version: draft.job_version ?? 0,
      base: draft.base,
      fields: { ...draft.typed, ...fields },
    })
    await changeOwnJob(owner, changeOf(first, { title: 'Pflegekraft', department: 'Station 3' }))
    const mine = { title: 'Pflegefachperson', reference: 'R-7' }
    const late = changeOwnJob(recruiter, changeOf(second, mine))
    await expect(late).rejects.toBeInstanceOf(Conflict)
    await expect(late).rejects.toMatchObject({ params: { by: 'Olga Owner', fields: 'title,department' } })
    const draftId = second.id
    await saveJobDraft(recruiter, {
      draftId,
      step: null,
      fields: { ...second.typed, ...mine },
    })
    const typed = await readJobDraft(recruiter, { draftId })
    expect((await compareJobChange(recruiter, typed))?.differences).toMatchObject([
      { field: 'title', theirs: 'Pflegekraft', mine: 'Pflegefachperson' },
      { field: 'department', theirs: 'Station 3', mine: null },
    ])
    await settleJobChange(recruiter, { draftId, takeTheirs: ['department'] })
    const settled = await readJobDraft(recruiter, { draftId })
    await changeOwnJob(recruiter, changeOf(settled, {}))
    const job = await readJob(system, jobId)
    expect(job).toMatchObject({
      title: 'Pflegefachperson (m/w/d)',
      department: 'Station 3',
      reference: 'R-7',
    })
  })
})
