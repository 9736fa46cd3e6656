import { deflateSync } from 'node:zlib'
import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { pdfOf } from '../../../tests/support/bombs.ts'
import { browser, via } from '../../../tests/support/client.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { asBody, makeDocx, makeOdt, makePdf } from '../../../tests/support/documents.ts'
import { guest } from '../caller/actor.ts'
import { listHeldFiles } from './list-held-files.ts'
import { storeUpload } from './store-upload.ts'

const db = await testDatabase()
const ctx = testContext(db, { actor: guest })
const program = new Uint8Array(900)
let clients = 0

/** The stored notes, as later readers see them. */
async function notesOf(bytes: Uint8Array) {
  clients++
  const asking = via(ctx, { address: `198.51.100.${clients}`, ...browser(`browser ${clients}`) })
  const purpose = 'application'
  const { notes } = await storeUpload(asking, {
    purpose,
    name: 'Lebenslauf',
    body: asBody(bytes),
  })
  expect((await listHeldFiles(asking, { purpose }))[0]?.notes).toEqual(notes)
  return notes
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const pageTree = [
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
]
const relations = (type: string) =>
  strToU8(
    `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://evil.example/a" TargetMode="External"/></Relationships>`,
  )
const field = (words: string[]) =>
  strToU8(`<w:document>${words.map(word => `<w:instrText>${word}</w:instrText>`).join('')}</w:document>`)

describe('a document whose original does more than show itself is taken with a note', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string[]]>([
    ['nothing of the kind', () => makePdf(2), []],
    [
      'a script that runs when it opens',
      () => pdfOf([`<< /Pages 2 0 R /OpenAction ${script} >>`, ...pageTree]),
      ['scripts'],
    ],
    [
      'the same, written in digits and packed',
      () =>
        pdfOf([
          '<< /Pages 2 0 R >>',
          ...pageTree,
          {
            dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
            data: deflateSync('9 0 << /S /Java#53cript /JS (1) >>'),
          },
        ]),
      ['scripts'],
    ],
    [
      'the start of a program',
      () => pdfOf(['<< /Pages 2 0 R /OpenAction << /S /Launch /F (cmd.exe) >> >>', ...pageTree]),
      ['programs'],
    ],
    [
      'a file inside',
      () => pdfOf(['<< /Pages 2 0 R /Names << /EmbeddedFiles << /Names [] >> >> >>', ...pageTree]),
      ['attachments'],
    ],
    [
      'the word JavaScript among its letters',
      () => pdfOf(['<< /Pages 2 0 R >>', ...pageTree, { dictionary: '', data: strToU8('(/JavaScript) Tj') }]),
      [],
    ],
    ['no more than text', () => makeDocx(), []],
    [
      'a field that starts a program, letter by letter',
      () => makeDocx({ 'word/document.xml': field(['DD', 'EAUTO c:\\\\windows cmd']) }),
      ['programs'],
    ],
    [
      'an object of another program',
      () => makeDocx({ 'word/embeddings/oleObject1.bin': program }),
      ['attachments'],
    ],
    [
      'a template from elsewhere',
      () => makeDocx({ 'word/_rels/settings.xml.rels': relations('attachedTemplate') }),
      ['remote'],
    ],
    ['a link to follow', () => makeDocx({ 'word/_rels/document.xml.rels': relations('hyperlink') }), []],
    [
      'an event that calls a script',
      () => makeOdt({ 'content.xml': strToU8('<office:scripts><script:event-listener/></office:scripts>') }),
      ['scripts'],
    ],
  ])('%s', async (_what, make, notes) => {
    expect(await notesOf(await make())).toEqual(notes)
  })
})
