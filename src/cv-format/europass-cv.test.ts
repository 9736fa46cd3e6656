import type PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { europassPdf, newEuropass, oldEuropass } from '../../tests/support/europass.ts'
import type { Cv, Found } from './cv.ts'
import { readCv } from './read-cv.ts'

const now = new Date('2026-11-25T12:00:00Z')
type Pdf = InstanceType<typeof PDFDocument>

async function fieldsOf(
  xml: string | null,
  draw: (pdf: Pdf) => void,
): Promise<{ fields: Cv; remarks: string[] }> {
  const { fields, remarks } = await readCv({ bytes: await europassPdf(xml, draw), name: 'cv.pdf', now })
  if (!fields) throw new Error('not read')
  return { fields, remarks }
}

/** As the form prints it: the title in capitals, the house beside the town, no end where it lasts. */
function printed(pdf: Pdf): void {
  pdf.fontSize(18).text('Łucja Kőszegi').fontSize(10)
  pdf.text('ARBEITSERFAHRUNG', 72, 200)
  pdf.text('HEBAMME – 01/05/2020 – HEUTE', 72, 220).text('Uniklinik, Wien', 72, 236)
  pdf.text('Betreuung im Kreißsaal', 72, 252)
}

const quoteOf = (found: Found<unknown> | null | undefined) => found?.evidence

describe('a Europass PDF that is read as a CV', () => {
  it('says what its data say, each with its place on the page where it is printed', async () => {
    const { fields, remarks } = await fieldsOf(newEuropass, printed)
    expect(remarks).toEqual(['own-data'])
    const [position] = fields.positions
    expect(position).toMatchObject({
      title: { value: 'Hebamme', evidence: { quote: 'HEBAMME', certainty: 'sure', page: 1 } },
      ...{
        employer: { value: 'Uniklinik' },
        city: { value: 'Wien' },
        period: { value: { from: '2020-05', to: null } },
      },
    })
    for (const found of [position?.title, position?.employer, position?.city, position?.period])
      expect(quoteOf(found)?.box?.width).toBeGreaterThan(10)
    expect(fields).toMatchObject({ email: { value: 'l@example.org' }, profession: { value: 'hebamme' } })
    expect(fields.experienceYears?.value).toBe(6)
  })

  it('says of what no page says that it comes from the data of the file', async () => {
    const { fields } = await fieldsOf(newEuropass, printed)
    expect(fields.languages.map(({ value }) => value)).toEqual([
      { language: 'pl', level: 'native' },
      { language: 'de', level: 'B2' },
    ])
    expect(fields.qualifications.map(({ name }) => name)).toEqual([
      { value: 'CTG-Kurs', evidence: { ...fromData, quote: 'CTG-Kurs' } },
      { value: 'Bachelor Hebammenkunde', evidence: { ...fromData, quote: 'Bachelor Hebammenkunde' } },
    ])
    expect(fields.education[0]?.period.evidence).toEqual({ ...fromData, quote: '2016 – 2019-07' })
  })

  it('is read from its data even where it prints nothing that a machine can read', async () => {
    const { fields } = await fieldsOf(oldEuropass('Visite'), pdf => pdf.rect(50, 50, 200, 200).fill())
    expect(fields.positions.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
      ['Stationsleitung', undefined],
      ['Pflegefachfrau', expect.stringContaining('Klinik M')],
    ])
    expect(fields.drivingLicence?.value).toBe('AM, B')
  })

  it('is read like any other where its data are of another kind, or damaged', async () => {
    for (const xml of [
      '<Rechnung/>',
      '<Candidate><CandidatePerson',
      '<Candidate><CandidatePerson/></Candidate>',
    ]) {
      const { fields, remarks } = await fieldsOf(xml, printed)
      expect(remarks).toEqual([])
      expect(fields.positions).toHaveLength(1)
      expect(JSON.stringify(fields)).not.toContain('isFromData')
    }
  })
})

const fromData = { certainty: 'sure', page: 1, box: null, isFromData: true }
