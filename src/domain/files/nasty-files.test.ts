import { strToU8 } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makePerson } from '../../../tests/support/account.ts'
import { browser, via } from '../../../tests/support/client.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { asBody, makeDocx, makeJpeg, makeOdt, makePdf, makePng } from '../../../tests/support/documents.ts'
import { hugePng, join, lyingSize } from '../../../tests/support/lying-files.ts'
import { guest } from '../caller/actor.ts'
import type { FilePurpose } from './file.values.ts'
import { openFile } from './open-file.ts'
import { storeUpload } from './store-upload.ts'

const db = await testDatabase()
const ctx = via(testContext(db, { actor: guest }), browser('one browser'))
let clients = 0

function upload(bytes: Uint8Array, name: string, purpose: FilePurpose = 'application') {
  clients++
  return storeUpload(via(ctx, { address: `198.51.100.${clients}` }), { purpose, name, body: asBody(bytes) })
}

async function kept(bytes: Uint8Array, name: string) {
  const file = await upload(bytes, name)
  const { stream } = await openFile(ctx, { fileId: file.fileId })
  return { ...file, content: Buffer.from(await new Response(stream).arrayBuffer()) }
}

const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024)

/** Whether the EXIF data has a GPS block (tag 0x8825), in either byte order. */
function placeIn(exif: Buffer | undefined): boolean {
  return (
    exif !== undefined && (exif.includes('\x25\x88', 0, 'latin1') || exif.includes('\x88\x25', 0, 'latin1'))
  )
}

const svg = strToU8(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)
const program = join(strToU8('MZ'), megabytes(0.01))

describe('an upload that is refused says why', () => {
  it.each<[string, string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['nothing at all', 'leer.pdf', () => new Uint8Array(), 'file.empty'],
    ['one byte too many', 'gross.pdf', async () => join(await makePdf(), megabytes(10)), 'file.too-large'],
    ['a program called PDF', 'Lebenslauf.pdf', () => program, 'file.not-what-it-says'],
    [
      'a web page called PDF',
      'Lebenslauf.pdf',
      () => strToU8('<!doctype html><script>alert(1)</script>'),
      'file.not-what-it-says',
    ],
    [
      'a web page in front of a PDF',
      'Lebenslauf.pdf',
      async () => join(strToU8('<html>\n'), await makePdf()),
      'file.not-what-it-says',
    ],
    ['an SVG called PNG', 'logo.png', () => svg, 'file.not-what-it-says'],
    [
      'an SVG behind the first bytes of a PNG',
      'logo.png',
      async () => join((await makePng()).subarray(0, 16), svg),
      'file.image-broken',
    ],
    [
      'a GIF',
      'bild.gif',
      async () =>
        new Uint8Array(
          await sharp(await makePng())
            .gif()
            .toBuffer(),
        ),
      'file.wrong-kind',
    ],
    [
      'a WebP called JPG',
      'bild.jpg',
      async () =>
        new Uint8Array(
          await sharp(await makePng())
            .webp()
            .toBuffer(),
        ),
      'file.not-what-it-says',
    ],
    ['half a PDF', 'halb.pdf', async () => (await makePdf(2)).subarray(0, 500), 'file.pdf-broken'],
    [
      'a PDF with a password',
      'geheim.pdf',
      () => makePdf(1, { userPassword: 'geheim', ownerPassword: 'x' }),
      'file.pdf-locked',
    ],
    ['a PDF of 51 pages', 'lang.pdf', () => makePdf(51), 'file.too-many-pages'],
    [
      'half a JPEG',
      'halb.jpg',
      async () => (await makeJpeg({ width: 900, height: 900 })).subarray(0, 3_000),
      'file.image-broken',
    ],
    ['a PNG of 400 million pixels in 200 bytes', 'klein.png', hugePng, 'file.image-too-large'],
    [
      'a Word text with macros',
      'makro.docx',
      () => makeDocx({ 'word/vbaProject.bin': strToU8('Sub') }),
      'file.with-macros',
    ],
    [
      'a Word text that says it has macros',
      'makro.docx',
      () =>
        makeDocx({
          '[Content_Types].xml': strToU8(
            '<Types>application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml application/vnd.ms-word.document.macroEnabled.main+xml</Types>',
          ),
        }),
      'file.not-what-it-says',
    ],
    [
      'an OpenDocument text with scripts',
      'makro.odt',
      () => makeOdt({ 'Basic/Standard/Module1.xml': strToU8('Sub') }),
      'file.with-macros',
    ],
    [
      'a Word text with a program in it',
      'programm.docx',
      () => makeDocx({ 'word/embeddings/a.exe': program }),
      'file.with-macros',
    ],
    [
      'a Word text that inflates to 120 MB',
      'bombe.docx',
      () => makeDocx({ 'word/media/a.xml': megabytes(120) }),
      'file.document-broken',
    ],
    [
      'the same, claiming to be small',
      'bombe.docx',
      () => lyingSize(makeDocx({ 'word/media/a.xml': megabytes(120) }), 900),
      'file.document-broken',
    ],
    [
      'a Word text of 3,000 parts',
      'teile.docx',
      () =>
        makeDocx(
          Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`word/${n}.xml`, strToU8('x')])),
        ),
      'file.document-broken',
    ],
    [
      'a Word text with a path upwards',
      'pfad.docx',
      () => makeDocx({ '../../etc/cron.d/x': strToU8('x') }),
      'file.document-broken',
    ],
    [
      'half a Word text',
      'halb.docx',
      () => makeDocx({ 'word/more.xml': strToU8('x'.repeat(9_000)) }).subarray(0, 700),
      'file.document-broken',
    ],
    [
      'a Word text with something behind it',
      'anhang.docx',
      () => join(makeDocx(), program),
      'file.document-broken',
    ],
    [
      'another archive',
      'archiv.docx',
      () => makeDocx({ '[Content_Types].xml': strToU8('<Types/>') }),
      'file.not-what-it-says',
    ],
  ])('%s', async (_what, name, make, key) => {
    const refused = await upload(await make(), name).catch((error: unknown) => error)
    const { fields } = refused as { fields?: { file?: { key: string }[] } }
    expect(fields?.file?.[0]?.key).toBe(key)
  })

  it('names the pages that are read, too, of a CV that is too long to be kept', async () => {
    const key = 'file.too-many-pages-of-cv'
    const person = testContext(db, { actor: await makePerson(db) })
    const facts = { purpose: 'cv', name: 'lang.pdf', body: asBody(await makePdf(51)) } as const
    await expect(storeUpload(person, facts)).rejects.toMatchObject({
      fields: { file: [{ key, params: { pages: 50, read: 30 } }] },
    })
  })
})

describe('an upload that is taken', () => {
  it('loses the place where a picture was made, its camera and its preview, and stands upright', async () => {
    const original = await makeJpeg({ width: 320, height: 200 })
    const before = await sharp(original).metadata()
    expect(Buffer.from(original).includes('Kamerawerk')).toBe(true)
    expect(placeIn(before.exif)).toBe(true)
    const { content } = await kept(original, 'foto.jpg')
    const after = await sharp(content).metadata()
    expect(after.exif).toBeUndefined()
    expect(after).toMatchObject({ width: 200, height: 320, format: 'jpeg' })
    expect(content.includes('Kamerawerk')).toBe(false)
  })

  it('loses what was hidden behind a picture', async () => {
    const { content, mediaType } = await kept(join(await makeJpeg(), makeDocx(), svg), 'foto.jpg')
    expect(mediaType).toBe('image/jpeg')
    expect(content.includes('PK\x03\x04', 0, 'latin1')).toBe(false)
    expect(content.includes('<svg')).toBe(false)
  })

  it('is made smaller when a picture is larger than 2560 px', async () => {
    const { content } = await kept(await makeJpeg({ width: 4_000, height: 1_000 }), 'breit.jpg')
    expect(await sharp(content).metadata()).toMatchObject({ width: 640, height: 2_560 })
  })

  it.each([
    ['foto.png', 'foto.jpg'],
    ['C:\\Users\\Jana\\foto.jpeg', 'foto.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['foto\u202egpj.exe', 'fotogpj.exe.jpg'],
    ['', 'datei.jpg'],
    ['Zeugnis 2.0', 'Zeugnis 2.0.jpg'],
    [`${'ä'.repeat(300)}.jpg`, `${'ä'.repeat(116)}.jpg`],
  ])('called %j goes by the name of what it is: %s', async (given, name) => {
    expect(await upload(await makeJpeg(), given)).toMatchObject({ name })
  })
})

describe('the number of uploads', () => {
  it('is limited to 30 an hour for each address', async () => {
    const from = via(ctx, { address: '203.0.113.99' })
    const facts = { purpose: 'application', name: 'a.png' } as const
    const png = await makePng({ width: 1, height: 1 })
    // A fresh browser does not help.
    const one = (n: number) =>
      storeUpload(via(from, browser(`browser ${n}`)), { ...facts, body: asBody(png) })
    for (let n = 0; n < 30; n++) await one(n)
    await expect(one(30)).rejects.toMatchObject({ kind: 'too-many' })
  })
})
