// Are CVs read rightly? The reference in gold/cv/reference, 27 as people make them, seven further lists of twelve, ten, six, twelve
// and three times fourteen (gold/cv/README.md says what was right of them at first sight) and 48 of our own in fifteen layouts, each fact compared with
// what it should be. `npm run bench:cv` fails below the gates, for a single value that stands in no document, and when 20 pages take
// longer than they may.
import { readdirSync, readFileSync } from 'node:fs'
import { cvAsJson } from '../src/cv-format/cv-as-json.ts'
import { pdfText } from '../src/cv-format/document/pdf-runs.ts'
import { rtfLines } from '../src/cv-format/document/rtf-lines.ts'
import { zipNames, zipPart } from '../src/cv-format/document/zip-part.ts'
import { readCv } from '../src/cv-format/read-cv.ts'
import { cvParts } from './support/cv/cv-blocks.ts'
import { cvDocuments } from './support/cv/cv-documents.ts'
import { rightDatesPdf } from './support/cv/pdf-cvs.ts'
import { cvPeople } from './support/cv/person.ts'
import {
  type ExpectedCv,
  expectedOf,
  inventedIn,
  type Judged,
  judgeCv,
  notHeldIn,
} from './support/cv/score-cv.ts'
import { judge } from './support/gates.ts'

type Read = { group: string; judged: Judged[]; invented: string[] }

const now = new Date('2026-11-25T12:00:00Z')
const folder = new URL('gold/cv/reference/', import.meta.url)
const showsAll = process.argv.includes('--all')

/** The heads and feet of pages are in files of their own, in ODT with the styles. */
const partsWithText = /^(?:word\/(?:document|header\d*|footer\d*)|content|styles)\.xml$/

const groups: [string, Read[]][] = [
  ['the reference', await readReference()],
  ['CVs as people make them', await readList('held-out')],
  ['the second list', await readList('second-list')],
  ['the third list', await readList('third-list')],
  ['the fourth list', await readList('fourth-list')],
  ['the fifth list', await readList('fifth-list')],
  ['the sixth list', await readList('sixth-list')],
  ['the seventh list', await readList('seventh-list')],
  ['the eighth list', await readList('eighth-list')],
  ['our own CVs', await readOwn()],
]
for (const [title, reads] of groups) report(title, reads)
const invented = groups.flatMap(([, reads]) => reads.flatMap(read => read.invented))
const holds = judge([
  ...groups.map(([title, reads]) => ({
    ...{ name: `facts of ${title}`, found: 100 * shareOf(reads), limit: 95, unit: ' %' },
    at: 'least' as const,
  })),
  { name: 'invented values', found: invented.length, limit: 0, at: 'most' },
  { name: 'a PDF of 20 pages', found: await msOfManyPages(), limit: 3_000, at: 'most', unit: ' ms' },
])
process.exitCode = holds ? 0 : 1

async function readReference(): Promise<Read[]> {
  // The cast: the file of the reference, whose shape is that of ExpectedCv.
  const { cvs } = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as { cvs: ExpectedCv[] }
  const read: Read[] = []
  for (const expected of cvs) {
    const text = readFileSync(new URL(`txt/${expected.file}.txt`, folder), 'utf8')
    for (const ending of ['txt', 'pdf', 'docx']) {
      const file = readdirSync(new URL(`${ending}/`, folder)).find(name => name.startsWith(expected.file))
      if (!file) continue
      const bytes = readFileSync(new URL(`${ending}/${file}`, folder))
      read.push(await readOne(`reference ${ending}`, { bytes, name: file, expected, text }))
    }
  }
  return read
}

async function readList(title: string): Promise<Read[]> {
  const list = new URL(`gold/cv/${title}/`, import.meta.url)
  const all = JSON.parse(readFileSync(new URL('expected.json', list), 'utf8')) as ExpectedCv[]
  const names = readdirSync(list)
  return Promise.all(
    all.map(async expected => {
      const name = names.find(each => each.startsWith(`${expected.file}.`)) ?? ''
      const bytes = readFileSync(new URL(name, list))
      return readOne(`${title} ${name.split('.').at(-1)}`, {
        ...{ bytes, name, expected },
        text: await plainTextOf(bytes, name),
      })
    }),
  )
}

/** All that stands in a document, in no order, for what is said to be in it. */
async function plainTextOf(bytes: Uint8Array, name: string): Promise<string> {
  if (/\.(?:docx|odt)$/.test(name)) {
    const parts = zipNames(bytes).filter(part => partsWithText.test(part))
    return parts.map(part => zipPart(bytes, part).replace(/<[^>]+>/g, ' ')).join(' ')
  }
  if (name.endsWith('.rtf'))
    return rtfLines(bytes)
      .map(({ text }) => text)
      .join(' ')
  if (!name.endsWith('.pdf')) return Buffer.from(bytes).toString('utf8')
  const { pages } = await pdfText(bytes)
  return pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ')
}

async function readOwn(): Promise<Read[]> {
  const read: Read[] = []
  for (const document of await cvDocuments()) {
    const expected = expectedOf(document)
    const text = JSON.stringify(document.person)
    read.push(await readOne(document.layout, { bytes: document.bytes, name: document.name, expected, text }))
  }
  return read
}

type Case = { bytes: Uint8Array; name: string; expected: ExpectedCv; text: string }

async function readOne(group: string, { bytes, name, expected, text }: Case): Promise<Read> {
  const { fields, problem } = await readCv({ bytes, name, now })
  const found = fields && cvAsJson(fields, name)
  const judged = judgeCv(expected, found)
  const invented = found ? [...inventedIn(found, text), ...notHeldIn(found, expected)] : []
  const missed = judged.filter(({ holds: isRight }) => !isRight)
  if (problem) console.log(`  ${group} ${name}: ${problem}`)
  else if (showsAll)
    for (const { field, expected: wanted, found: is } of missed)
      console.log(`  ${group} ${name}: ${field} is ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`)
  for (const value of invented) console.log(`  ${group} ${name}: "${value}" stands nowhere`)
  return { group, judged, invented }
}

function report(title: string, reads: readonly Read[]): void {
  console.log(`\n${title}: ${reads.length} documents, ${percent(shareOf(reads))}`)
  for (const [group, list] of Map.groupBy(reads, read => read.group))
    console.log(`  ${group.padEnd(22)}${String(list.length).padStart(3)}  ${percent(shareOf(list))}`)
  const byField = Map.groupBy(
    reads.flatMap(({ judged }) => judged),
    ({ field }) => field,
  )
  const fields = [...byField].map(
    ([field, list]) =>
      `${field} ${percent(list.filter(({ holds: isRight }) => isRight).length / list.length)}`,
  )
  console.log(`  by field: ${fields.join(', ')}`)
}

function shareOf(reads: readonly Read[]): number {
  const all = reads.flatMap(({ judged }) => judged)
  return all.filter(({ holds: isRight }) => isRight).length / all.length
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** The best of three: a machine with other work now and then pauses. */
async function msOfManyPages(): Promise<number> {
  const [person] = cvPeople()
  if (!person) return Number.NaN
  const bytes = await rightDatesPdf(cvParts(person, 'slash', 0), 285)
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const begun = performance.now()
    const { problem } = await readCv({ bytes, name: 'long.pdf', now })
    if (problem) return Number.NaN
    times.push(performance.now() - begun)
  }
  return Math.min(...times)
}
