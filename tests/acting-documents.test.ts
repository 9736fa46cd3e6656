import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { applyForJob } from '../src/domain/applications/applying/apply-for-job.ts'
import { addDocuments } from '../src/domain/applications/change-documents.ts'
import { sendMessage } from '../src/domain/applications/exchange/send-message.ts'
import type { UserActor } from '../src/domain/caller/actor.ts'
import type { FileFacts } from '../src/domain/files/describe-files.ts'
import { makePerson } from './support/account.ts'
import { emptyApplication, openHiring } from './support/applications.ts'
import { pdfOf } from './support/bombs.ts'
import { makeDocx } from './support/documents.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite()
const { owner, jobId, asOwner } = await openHiring(site.ctx)
const ownerCookie = await site.enter(owner.userId)

const relations = (type: string) =>
  strToU8(
    `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://evil.example/a" TargetMode="External"/></Relationships>`,
  )
const pdfWith = (action: string) =>
  pdfOf([
    `<< /Pages 2 0 R /OpenAction ${action} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
  ])

/** `words` is what applicants and employers are told about the document. */
const documents: [what: string, name: string, bytes: Uint8Array, words: string][] = [
  [
    'a Word text with a field that starts a program (DDE)',
    'DDE.docx',
    makeDocx({
      'word/document.xml': strToU8('<w:document><w:instrText>DDEAUTO c:\\\\cmd</w:instrText></w:document>'),
    }),
    'Befehle, die andere Programme starten können',
  ],
  [
    'a Word text with an object of another program (OLE)',
    'OLE.docx',
    makeDocx({ 'word/embeddings/oleObject1.bin': new Uint8Array(900) }),
    'eingebettete Dateien',
  ],
  [
    'a Word text with a template from elsewhere',
    'Vorlage.docx',
    makeDocx({ 'word/_rels/settings.xml.rels': relations('attachedTemplate') }),
    'Inhalte, die aus dem Internet nachgeladen werden',
  ],
  ['a PDF with a script', 'Skript.pdf', pdfWith('<< /S /JavaScript /JS (app.alert\\(1\\)) >>'), 'Skripte'],
  [
    'a PDF that starts a program',
    'Start.pdf',
    pdfWith('<< /S /Launch /F (cmd.exe) >>'),
    'Befehle, die andere Programme starten können',
  ],
]

async function upload(
  cookie: string,
  purpose: 'application' | 'message',
  name: string,
  bytes: Uint8Array,
): Promise<FileFacts> {
  const form = new FormData()
  form.append('file', new File([bytes.slice()], name))
  const answer = await site.post(`/files?purpose=${purpose}`, form, { cookie })
  expect(answer.status).toBe(201)
  // The cast: the upload route answers the site's own script with these facts.
  return (await answer.json()) as FileFacts
}

const page = async (path: string, cookie: string) => {
  const answer = await site.send(path, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return answer.text()
}
const seenByEmployer = (id: string) => page(`/employer-dashboard/bewerbungen/${id}`, ownerCookie)
const seenByApplicant = (id: string, cookie: string) => page(`/dashboard/bewerbungen/${id}`, cookie)

async function apply(fileIds: string[], as: { person: UserActor }) {
  const ctx = { ...site.ctx, actor: as.person }
  const applied = await applyForJob(ctx, { ...emptyApplication, jobId, applicant: null, fileIds })
  return { ctx, applicationId: applied.applicationId ?? '' }
}

async function somebody() {
  const person = await makePerson(site.db)
  return { person, cookie: await site.enter(person.userId) }
}

describe.each(documents)('%s', (_what, name, bytes, words) => {
  const toSender = `Die Datei enthält ${words}. Wir nehmen sie an und weisen den Arbeitgeber darauf hin.`
  const toReader = `Das Original enthält ${words}.`

  it('is named to the applicant who uploads it, and to the employer beside the application', async () => {
    const { person, cookie } = await somebody()
    const { fileId, notes } = await upload(cookie, 'application', name, bytes)
    expect(notes).toHaveLength(1)
    const { applicationId } = await apply([fileId], { person })
    expect(await seenByEmployer(applicationId)).toContain(toReader)
    expect(await seenByApplicant(applicationId, cookie)).toContain(toSender)
  })

  it('is named to the employer when it comes later, with the documents or with a message', async () => {
    const { person, cookie } = await somebody()
    const { ctx, applicationId } = await apply([], { person })
    expect(await seenByEmployer(applicationId)).not.toContain(words)
    const added = await upload(cookie, 'application', name, bytes)
    await addDocuments(ctx, { id: applicationId, fileIds: [added.fileId] })
    expect(await seenByEmployer(applicationId)).toContain(toReader)

    const other = await somebody()
    const written = await apply([], { person: other.person })
    const attached = await upload(other.cookie, 'message', name, bytes)
    const message = { text: 'Anbei mein Zeugnis.', fileIds: [attached.fileId] }
    await sendMessage(written.ctx, { ...message, id: written.applicationId })
    expect(await seenByEmployer(written.applicationId)).toContain(toReader)
    expect(await seenByApplicant(written.applicationId, other.cookie)).toContain(toSender)
  })

  it('is named to the applicant when the employer sends it', async () => {
    const { person, cookie } = await somebody()
    const { applicationId } = await apply([], { person })
    const { fileId } = await upload(ownerCookie, 'message', name, bytes)
    await sendMessage(asOwner, { applicationId, text: 'Anbei der Bogen.', fileIds: [fileId] })
    expect(await seenByApplicant(applicationId, cookie)).toContain(toReader)
  })
})
