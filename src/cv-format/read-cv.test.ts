import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Evidence } from './cv.ts'
import { cvAsJson } from './cv-as-json.ts'
import { readCv } from './read-cv.ts'

const now = new Date('2026-11-25T12:00:00Z')
const reference = new URL('../../bench/gold/cv/reference/', import.meta.url)
const special = (name: string) => readFileSync(new URL(`special/${name}`, reference))
const bytesOf = (text: string) => new TextEncoder().encode(text)

const cv = `Lebenslauf
Dr. med. Mara Beispiel
Fachärztin für Innere Medizin
Musterweg 3, 50931 Köln
0221 555 0123 · mara.beispiel@mail.example
geboren am 03.09.1986 in Wuppertal, verheiratet, zwei Kinder
Staatsangehörigkeit: deutsch
Konfession: evangelisch
verh., ev.-luth.
Schwerbehinderung: GdB 50
Berufserfahrung
03/2021 – heute    Fachärztin Innere Medizin, Evangelisches Krankenhaus Rheinblick, Köln
2019 – 2021    Elternzeit
07/2013 – 12/2018    Assistenzärztin Innere Medizin, Klinikum Nord, Essen
Ausbildung
12/2012    Approbation als Ärztin
2006 – 2012    Studium der Humanmedizin, Universität Bonn
Sprachen
Deutsch (Muttersprache), Englisch C1
`

async function factsOf(text: string) {
  const { fields } = await readCv({ bytes: bytesOf(text), name: 'cv.txt', now })
  return fields ? cvAsJson(fields, 'cv') : null
}

describe('a CV', () => {
  it('becomes facts', async () => {
    expect(await factsOf(cv)).toMatchObject({
      name: 'Dr. med. Mara Beispiel',
      title: 'Dr. med.',
      email: 'mara.beispiel@mail.example',
      phone: '+492215550123',
      ...{ postal_code: '50931', city: 'Köln', country: 'DE' },
      ...{ category: 'doctors', specialty: 'innere_medizin', approbation: 'full', positions: 2 },
      last_position: {
        ...{
          title: 'Fachärztin Innere Medizin',
          employer: 'Evangelisches Krankenhaus Rheinblick',
          city: 'Köln',
        },
        ...{ from: '2021-03', to: null },
      },
      languages: [
        { lang: 'de', level: 'native' },
        { lang: 'en', level: 'C1' },
      ],
    })
  })

  it('says nothing of birth, family, nationality, religion, health and pauses', async () => {
    const said = JSON.stringify(await factsOf(cv))
    const isPrivate =
      /Wuppertal|1986|verheiratet|Kinder|deutsch"|Konfession|evangelisch"|Schwerbehind|GdB|Elternzeit|verh\.|luth/
    expect(said).not.toMatch(isPrivate)
    expect(said).toContain('Evangelisches Krankenhaus')
  })

  it('with instructions in it is read like any other', async () => {
    const { fields } = await readCv({ bytes: special('prompt-injection.txt'), name: 'cv.txt', now })
    expect(fields && cvAsJson(fields, 'cv')).toMatchObject({
      name: 'Aylin Demirkaya',
      positions: 2,
      profession: 'mfa',
    })
  })

  it('quotes its own words for each fact, whatever its lines are', async () => {
    const lines = readdirSync(new URL('txt/', reference))
      .flatMap(name => readFileSync(new URL(`txt/${name}`, reference), 'utf8').split('\n'))
      .concat(cv.split('\n'))
    const someLines = fc.array(fc.oneof(fc.constantFrom(...lines), fc.string({ maxLength: 60 })), {
      minLength: 3,
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(someLines, async chosen => {
        const text = chosen.join('\n')
        const facts = await factsOf(text)
        const known = plain(text)
        for (const [path, { quote }] of Object.entries<Evidence>(facts?.evidence ?? {})) {
          const missing = quote.split('; ').filter(part => !known.includes(plain(part)))
          expect(missing, path).toEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** Letters and figures only: spaces and invisible characters may have been tidied up. */
function plain(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '')
}

describe('a document that is no readable CV', () => {
  it.each([
    ['empty.pdf', 'empty'],
    ['not-a-pdf.pdf', 'not-what-it-says'],
    ['encrypted-user-password-geheim.pdf', 'encrypted'],
    ['corrupted-truncated.pdf', 'corrupted'],
    ['corrupted.docx', 'corrupted'],
    ['scanned-image-only.pdf', 'no-text'],
    ['120-pages.pdf', 'too-many-pages'],
    ['zip-bomb-small.docx', 'bomb'],
  ])('%s is refused as %s', async (name, problem) => {
    expect(await readCv({ bytes: special(name), name, now })).toMatchObject({ fields: null, problem })
  })

  it('an archive of something else is of no known format', async () => {
    const bytes = zipSync({ 'a.txt': bytesOf('a') })
    expect(await readCv({ bytes, name: 'cv.zip', now })).toMatchObject({ problem: 'unknown-format' })
  })

  it('bytes of any kind are refused or read, and never thrown at the caller', async () => {
    const starts = ['', '%PDF-1.7\n', 'PK\u0003\u0004', '{\\rtf1 '].map(bytesOf)
    const documents = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }))
    await fc.assert(
      fc.asyncProperty(documents, async ([start, rest]) => {
        const { fields, problem } = await readCv({ bytes: Buffer.concat([start, rest]), name: 'cv', now })
        expect((fields === null) !== (problem === null)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('what is odd and read all the same', () => {
  it.each([
    ['docx-renamed-to.pdf', 'not-what-it-says'],
    ['encrypted-owner-only-no-extract.pdf', 'owner-protected'],
  ])('%s is remarked as %s', async (name, remark) => {
    const { fields, remarks } = await readCv({ bytes: special(name), name, now })
    expect(remarks).toContain(remark)
    expect(fields?.name?.value).toMatch(/^(?:Aylin Demirkaya|Marvin Quellmalz)$/)
  })

  it.each(['03-mfa.odt', '03-mfa.rtf', 'latin1.txt'])('%s has its umlauts', async name => {
    const { fields } = await readCv({ bytes: special(name), name, now })
    expect(JSON.stringify(fields)).toMatch(/Röntgenschein|Anästhesie/)
  })
})
