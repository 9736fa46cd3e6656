import { cvParts } from './cv-blocks.ts'
import { type DateStyle, knownDate } from './cv-dates.ts'
import { type OfficeStyle, openTextCv, wordCv } from './office-cvs.ts'
import { railPdf, rightDatesPdf, sidebarPdf } from './pdf-cvs.ts'
import { europassPdf, profileExportPdf } from './pdf-exports.ts'
import { type CvPerson, cvPeople } from './person.ts'
import { rtfCv, textCv } from './text-cvs.ts'

/** A document, and the person whose facts it states; a fact is null when the layout leaves it out. */
export type CvDocument = {
  name: string
  layout: string
  bytes: Uint8Array
  person: CvPerson
  style: DateStyle
  omits: readonly string[]
}

type Layout = {
  layout: string
  ending: string
  style: DateStyle
  omits?: readonly string[]
  make: (person: CvPerson) => Promise<Uint8Array> | Uint8Array
}

const text = (written: string) => new TextEncoder().encode(written)
const office = (style: OfficeStyle, dates: DateStyle, taste: number) => (person: CvPerson) =>
  wordCv(cvParts(person, dates, taste), style)

const layouts: readonly Layout[] = [
  {
    layout: 'text-columns',
    ending: 'txt',
    style: 'slash',
    make: person => text(textCv(cvParts(person, 'slash', 0), 0)),
  },
  {
    layout: 'text-colons',
    ending: 'txt',
    style: 'dot',
    make: person => text(textCv(cvParts(person, 'dot', 1), 1)),
  },
  {
    layout: 'rich-text',
    ending: 'rtf',
    style: 'day',
    make: person => text(rtfCv(cvParts(person, 'day', 2))),
  },
  { layout: 'word-tabs', ending: 'docx', style: 'since', make: office('tabs', 'since', 0) },
  { layout: 'word-table', ending: 'docx', style: 'slash', make: office('table', 'slash', 1) },
  { layout: 'word-boxes', ending: 'docx', style: 'shortMonth', make: office('box', 'shortMonth', 2) },
  {
    layout: 'open-text',
    ending: 'odt',
    style: 'month',
    make: person => openTextCv(cvParts(person, 'month', 3)),
  },
  {
    layout: 'pdf-rail',
    ending: 'pdf',
    style: 'slash',
    make: person => railPdf(cvParts(person, 'slash', 1), { hasPhoto: true }),
  },
  {
    layout: 'pdf-spaced',
    ending: 'pdf',
    style: 'day',
    make: person => railPdf(cvParts(person, 'day', 2), { isSpaced: true }),
  },
  {
    layout: 'pdf-sidebar',
    ending: 'pdf',
    style: 'month',
    make: person => sidebarPdf(cvParts(person, 'month', 4), 'left'),
  },
  {
    layout: 'pdf-sidebar-right',
    ending: 'pdf',
    style: 'since',
    make: person => sidebarPdf(cvParts(person, 'since', 5), 'right'),
  },
  {
    layout: 'pdf-right-dates',
    ending: 'pdf',
    style: 'shortMonth',
    make: person => rightDatesPdf(cvParts(person, 'shortMonth', 6)),
  },
  {
    layout: 'pdf-nine-pages',
    ending: 'pdf',
    style: 'year',
    make: person => rightDatesPdf(cvParts(person, 'year', 7), 190),
  },
  {
    layout: 'pdf-profile-export',
    ending: 'pdf',
    style: 'month',
    omits: ['postalCode', 'drivingLicence'],
    make: profileExportPdf,
  },
  { layout: 'pdf-europass', ending: 'pdf', style: 'day', make: person => europassPdf(person, 8) },
]

const layoutsOfPerson = 3

/** Each person in three layouts, so that each layout is of several people. */
export async function cvDocuments(): Promise<CvDocument[]> {
  const documents: CvDocument[] = []
  for (const [at, person] of cvPeople().entries()) {
    for (let number = 0; number < layoutsOfPerson; number++) {
      const layout = layouts[(at + number * 5) % layouts.length]
      if (!layout) continue
      const { ending, style, omits = [], make } = layout
      documents.push({
        name: `${person.key}.${ending}`,
        layout: layout.layout,
        bytes: await make(person),
        person,
        style,
        omits,
      })
    }
  }
  return documents
}

export function knownPeriod(
  { jobs: [job] }: CvPerson,
  style: DateStyle,
): { from: string | null; to: string | null } {
  return { from: knownDate(job?.from ?? null, style), to: knownDate(job?.to ?? null, style) }
}
