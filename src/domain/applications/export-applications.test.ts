import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import {
  applyAsGuest,
  applySomebody,
  as,
  emptyApplication,
  openHiring,
} from '../../../tests/support/applications.ts'
import { somebody, via } from '../../../tests/support/client.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { guest } from '../caller/actor.ts'
import { NotFound } from '../caller/errors.ts'
import { employerFilterSchema } from './application.schema.ts'
import { applyForJob } from './applying/apply-for-job.ts'
import { sendMessage } from './exchange/send-message.ts'
import { exportApplication, exportApplications } from './export-applications.ts'

const db = await testDatabase()
const base = accountContext(db)
const filter = employerFilterSchema.parse({})

let addresses = 0
async function applyAs(jobId: number, name: string, email: string) {
  const applicant = { name, email, phone: null }
  const from = { ...somebody, address: `2001:db8:77:${++addresses}::1` }
  await applyForJob(via({ ...base, actor: guest }, from), { ...emptyApplication, jobId, applicant })
}

describe('the list as CSV', () => {
  it('opens in a spreadsheet with its umlauts and no cell that could be taken for a formula', async () => {
    const { jobId, employerId, asOwner } = await openHiring(base, { title: '-Pflege; "Nacht"' })
    const names = ['=SUM(A1)', '+49 30', '-1+2', '@cmd', 'Ärztin Öztürk']
    for (const [index, name] of names.entries()) await applyAs(jobId, name, `formula${index}@example.org`)
    const csv = await readText(await exportApplications(asOwner, { ...filter, employerId, format: 'csv' }))
    expect(csv.startsWith('\ufeffEingegangen;Name;')).toBe(true)
    const cells = csv
      .split('\r\n')
      .slice(1, -1)
      .map(line => line.split(';')[1])
    expect(cells.sort()).toEqual(["'+49 30", "'-1+2", "'=SUM(A1)", "'@cmd", 'Ärztin Öztürk'].sort())
    expect(csv).toContain(`"'-Pflege; ""Nacht"""`)
  })

  it('holds all that the filter finds, more than one page of them, and nothing else', async () => {
    const { jobId, employerId, asOwner } = await openHiring(base)
    for (let n = 0; n < 23; n++) await applySomebody(base, jobId)
    await applyAsGuest(base, jobId, 'allein@example.org')
    const lines = async (input: object) => {
      const wanted = { ...employerFilterSchema.parse(input), employerId, format: 'csv' as const }
      return (await readText(await exportApplications(asOwner, wanted))).trim().split('\r\n').length - 1
    }
    expect(await lines({})).toBe(24)
    expect(await lines({ q: 'allein@' })).toBe(1)
    expect(await lines({ status: 'hired' })).toBe(0)
  })

  it('is noted with who took it, and is not given to another employer', async () => {
    const { owner, employerId, asOwner } = await openHiring(base)
    const wanted = { ...filter, employerId, format: 'csv' as const }
    await readText(await exportApplications(asOwner, wanted))
    const line = await db
      .selectFrom('audit_events')
      .select(['kind', 'details'])
      .where('actor_user_id', '=', owner.userId)
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({ kind: 'applications-exported', details: { employerId, format: 'csv' } })
    const stranger = as(base, await makePerson(db, { role: 'employer' }))
    await expect(exportApplications(stranger, wanted)).rejects.toBeInstanceOf(NotFound)
  })
})

describe('the PDF', () => {
  it('of one application holds the letter and the conversation, with umlauts', async () => {
    const { jobId, asOwner } = await openHiring(base, { title: 'Pflegefachkraft Ärztehaus' })
    const { applicationId } = await applySomebody(base, jobId)
    await sendMessage(asOwner, {
      applicationId,
      text: 'Können Sie früher anfangen? Grüße',
      fileIds: [],
    })
    const text = await textOf(await buffer(await exportApplication(asOwner, { id: applicationId })))
    for (const part of [
      'Jana Vogt',
      'Pflegefachkraft Ärztehaus',
      'Ich bewerbe mich.',
      'Können Sie früher anfangen?',
    ])
      expect(text).toContain(part)
  })

  it('of the list names everyone, also those whose letters the font does not know', async () => {
    const { jobId, employerId, asOwner } = await openHiring(base)
    await applyAs(jobId, 'Łukasz Šimić', 'lukasz@example.org')
    await applyAs(jobId, 'Jörg Groß', 'joerg@example.org')
    const file = await exportApplications(asOwner, { ...filter, employerId, format: 'pdf' })
    const text = await textOf(await buffer(file))
    expect(text).toContain('Lukasz Šimic')
    expect(text).toContain('Jörg Groß')
  })
})

/** With its byte order mark, which reading as text would strip. */
async function readText(file: Readable): Promise<string> {
  return (await buffer(file)).toString()
}

async function textOf(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  return (await extractText(document, { mergePages: true })).text
}
