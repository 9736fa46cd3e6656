import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeEmployer } from '../../../../tests/factories/employer.ts'
import { makeJob } from '../../../../tests/factories/job.ts'
import { makePerson } from '../../../../tests/support/account.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import type { Context } from '../../caller/context.ts'
import { adLimits } from '../job-ad.values.ts'
import { readJobDraft, saveJobDraft } from '../save-job-draft.ts'
import {
  deleteJobTemplate,
  listJobTemplates,
  renameJobTemplate,
  saveJobTemplate,
  startFromTemplate,
} from './job-templates.ts'

const db = await testDatabase()
const system = testContext(db)
let employerId = 0
let owner: Context
let recruiter: Context
let stranger: Context

beforeAll(async () => {
  employerId = await makeEmployer(db)
  const otherId = await makeEmployer(db)
  const member = async (of: number, role: 'owner' | 'recruiter'): Promise<Context> => ({
    ...system,
    actor: { ...(await makePerson(db, { role: 'employer' })), memberships: [{ employerId: of, role }] },
  })
  owner = await member(employerId, 'owner')
  recruiter = await member(employerId, 'recruiter')
  stranger = await member(otherId, 'owner')
})

const list = (ctx = owner) => listJobTemplates(ctx, { employerIds: [employerId] })
const idOf = async (name: string) => (await list()).find(template => template.name === name)?.id ?? 0

describe('a template', () => {
  it('keeps what an ad says, without its days, for everyone who writes ads of the employer', async () => {
    const facts = { title_original: 'MFA gesucht', department: 'Ambulanz', start_date: '2027-01-01' }
    const jobId = await makeJob(db, { employer_id: employerId, ...facts })
    await saveJobTemplate(owner, { employerId, name: ' MFA ', source: { jobId } })
    expect(await list(recruiter)).toMatchObject([{ name: 'MFA', title: 'MFA gesucht' }])
    const { draftId } = await startFromTemplate(recruiter, { id: await idOf('MFA') })
    const draft = await readJobDraft(recruiter, { draftId })
    expect(draft).toMatchObject({ employer_id: employerId, job_id: null })
    expect(draft.typed).toMatchObject({ title: 'MFA gesucht', department: 'Ambulanz' })
    expect(Object.keys(draft.typed)).not.toContain('startDate')
    expect(Object.keys(draft.typed)).not.toContain('validThrough')
  })

  it('is made from a draft, however unfinished', async () => {
    const draftId = randomUUID()
    const fields = { title: 'Hebamme', payMin: 'noch offen' }
    await saveJobDraft(owner, { draftId, step: null, fields })
    await saveJobTemplate(owner, { employerId, name: 'Hebamme', source: { draftId } })
    const foreign = { employerId, name: 'Fremd', source: { draftId } }
    await expect(saveJobTemplate(recruiter, foreign)).rejects.toMatchObject({ kind: 'not-found' })
    const begun = await startFromTemplate(owner, { id: await idOf('Hebamme') })
    const draft = await readJobDraft(owner, begun)
    expect(draft.typed).toEqual(fields)
  })

  it('has a name that no other of the employer has', async () => {
    const source = { jobId: await makeJob(db, { employer_id: employerId }) }
    await saveJobTemplate(owner, { employerId, name: 'Pflege', source })
    const taken = { fields: { name: [{ key: 'ads.problem.template-taken' }] } }
    const again = saveJobTemplate(owner, { employerId, name: 'Pflege', source })
    await expect(again).rejects.toMatchObject(taken)
    await saveJobTemplate(owner, { employerId, name: 'Nachtdienst', source })
    const id = await idOf('Nachtdienst')
    await expect(renameJobTemplate(owner, { id, name: 'Pflege' })).rejects.toMatchObject(taken)
    await expect(renameJobTemplate(owner, { id, name: ' ' })).rejects.toMatchObject({ kind: 'invalid' })
    await renameJobTemplate(owner, { id, name: 'Nachtwache' })
    await renameJobTemplate(owner, { id, name: 'Nachtwache' })
    expect(await idOf('Nachtwache')).toBe(id)
  })

  it('of another employer is not there', async () => {
    const jobId = await makeJob(db, { employer_id: employerId })
    await saveJobTemplate(owner, { employerId, name: 'Unseres', source: { jobId } })
    const id = await idOf('Unseres')
    for (const wanted of [id, 4_000_000]) {
      for (const act of [startFromTemplate, deleteJobTemplate])
        await expect(act(stranger, { id: wanted })).rejects.toMatchObject({ kind: 'not-found' })
      const rename = renameJobTemplate(stranger, { id: wanted, name: 'Meins' })
      await expect(rename).rejects.toMatchObject({ kind: 'not-found' })
    }
    await expect(list(stranger)).rejects.toMatchObject({ kind: 'not-allowed' })
    await deleteJobTemplate(recruiter, { id })
    expect(await idOf('Unseres')).toBe(0)
  })

  it('is one of at most fifty, also when two people save the last one at once', async () => {
    const left = adLimits.templates - (await list()).length - 1
    const source = { jobId: await makeJob(db, { employer_id: employerId }) }
    for (let count = 0; count < left; count++)
      await saveJobTemplate(owner, { employerId, name: `Nummer ${count}`, source })
    const last = [owner, recruiter].map((ctx, index) =>
      saveJobTemplate(ctx, { employerId, name: `Letzte ${index}`, source }),
    )
    const results = await Promise.allSettled(last)
    const refused = results.filter(result => result.status === 'rejected')
    expect(refused).toMatchObject([{ reason: { kind: 'conflict', key: 'ads.problem.template-limit' } }])
    expect(await list()).toHaveLength(adLimits.templates)
  })

  it('stays without who made it when the account is deleted, and goes with the employer', async () => {
    const goneId = await makeEmployer(db)
    const person = await makePerson(db, { role: 'employer' })
    const writer: Context = {
      ...system,
      actor: { ...person, memberships: [{ employerId: goneId, role: 'owner' }] },
    }
    const draftId = randomUUID()
    const draft = { draftId }
    await saveJobDraft(writer, { ...draft, step: null, fields: { title: 'X' } })
    await saveJobTemplate(writer, { employerId: goneId, name: 'X', source: draft })
    const templates = () =>
      db.selectFrom('job_templates').select('created_by').where('employer_id', '=', goneId).execute()
    await db.deleteFrom('users').where('id', '=', person.userId).execute()
    expect(await templates()).toEqual([{ created_by: null }])
    await db.deleteFrom('employers').where('id', '=', goneId).execute()
    expect(await templates()).toEqual([])
  })
})
