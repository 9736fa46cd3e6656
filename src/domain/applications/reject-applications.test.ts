import { describe, expect, it } from 'vitest'
import { accountContext } from '../../../tests/support/account.ts'
import { applySomebody, openHiring } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { rejectionTemplateSchema } from './application.schema.ts'
import { defaultRejectionKinds, defaultRejections, fillRejection } from './default-rejections.ts'
import { withdrawApplication } from './move-application.ts'
import { readOwnApplication } from './read-own-application.ts'
import { previewRejections, rejectApplications, rejectOpenApplications } from './reject-applications.ts'
import {
  deleteRejectionTemplate,
  listRejectionTemplates,
  saveRejectionTemplate,
} from './rejection-templates.ts'

const base = accountContext(await testDatabase())
const house = await openHiring(base, { title: 'Pflegefachkraft (m/w/d)' })
const { jobId, asOwner } = house
const other = await openHiring(base)

describe('rejection templates', () => {
  it("are the employer's own, beside the site's in both languages", async () => {
    const { employerId } = house
    const input = rejectionTemplateSchema.parse({ name: 'Absage', text: 'Guten Tag {name}' })
    await saveRejectionTemplate(asOwner, { employerId, id: null, ...input })
    await expect(saveRejectionTemplate(asOwner, { employerId, id: null, ...input })).rejects.toMatchObject({
      fields: { name: [{ key: 'application.template-name-taken' }] },
    })
    const [template] = (await listRejectionTemplates(asOwner, { employerId })).templates
    const id = template?.id ?? 0
    await saveRejectionTemplate(asOwner, { employerId, id, name: 'Absage', text: 'Neu' })
    const { templates, defaults } = await listRejectionTemplates(asOwner, { employerId })
    expect(templates).toEqual([{ id, name: 'Absage', text: 'Neu' }])
    expect(Object.keys(defaults)).toEqual([...defaultRejectionKinds])
    const foreign = { employerId: other.employerId, id, name: 'Fremd', text: 'Fremd' }
    await expect(saveRejectionTemplate(other.asOwner, foreign)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(deleteRejectionTemplate(other.asOwner, { id })).rejects.toMatchObject({ kind: 'not-found' })
    await deleteRejectionTemplate(asOwner, { id })
    expect((await listRejectionTemplates(asOwner, { employerId })).templates).toEqual([])
  })

  it.each(defaultRejectionKinds)('%s names person, job and employer, in both languages', kind => {
    const facts = { name: 'Jana', job: 'MTL', employer: 'Haus' }
    for (const locale of ['de', 'en'] as const) {
      const text = fillRejection(defaultRejections[kind][locale], facts)
      expect(text).toMatch(/Jana[\s\S]*MTL[\s\S]*Haus$/)
      expect(text).not.toMatch(/[{}!]/)
    }
  })
})

describe('rejecting several', () => {
  it('shows first what each would read, and leaves alone who has withdrawn meanwhile', async () => {
    const [one, two] = [await applySomebody(base, jobId), await applySomebody(base, jobId)]
    const applicationIds = [one.applicationId, two.applicationId]
    const text = 'Guten Tag {name}, die Stelle {job} bei {employer} {x} ist vergeben.'
    await withdrawApplication(two.asSeeker, { id: two.applicationId })
    const previews = await previewRejections(asOwner, { applicationIds, text })
    expect(previews.map(({ isPossible }) => isPossible)).toEqual([true, false])
    expect(previews[0]?.text).toMatch(
      /^Guten Tag Jana Vogt, die Stelle Pflegefachkraft \(m\/w\/d\) bei Klinikum \d+ \{x\} ist/,
    )
    const result = await rejectApplications(asOwner, { applicationIds, text })
    expect(result).toEqual({ done: [one.applicationId], skipped: [two.applicationId] })
    const own = await readOwnApplication(one.asSeeker, { id: one.applicationId })
    expect(own.events.at(-1)).toMatchObject({ to: 'rejected', note: previews[0]?.text })
  })

  it("sends nothing when one of them is another employer's", async () => {
    const mine = await applySomebody(base, jobId)
    const foreign = await applySomebody(base, other.jobId)
    const applicationIds = [mine.applicationId, foreign.applicationId]
    await expect(rejectApplications(asOwner, { applicationIds, text: 'x' })).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect((await readOwnApplication(mine.asSeeker, { id: mine.applicationId })).status).toBe('applied')
  })

  it('thanks and rejects all that are still open when the job is filled', async () => {
    const filled = await openHiring(base)
    const { asSeeker, applicationId } = await applySomebody(base, filled.jobId)
    await applySomebody(base, filled.jobId)
    const input = { jobId: filled.jobId }
    await expect(rejectOpenApplications(asOwner, input)).rejects.toMatchObject({ kind: 'not-found' })
    expect(await rejectOpenApplications(filled.asOwner, input)).toBe(2)
    const own = await readOwnApplication(asSeeker, { id: applicationId })
    expect(own).toMatchObject({ status: 'rejected' })
    expect(own.events.at(-1)?.note).toContain('inzwischen besetzt')
  })
})
