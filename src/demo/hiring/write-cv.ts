import PDFDocument from 'pdfkit'
import type { HiringCv, HiringPerson } from './hiring-data.ts'

const marginPoints = 56
const soft = '#555555'

/** A page with what somebody has done so far, as a PDF. */
export async function writeCv({ name, email, cv }: HiringPerson): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: marginPoints, info: { Title: `Lebenslauf ${name}` } })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  pdf.font('Helvetica-Bold').fontSize(22).text(name)
  pdf.font('Helvetica').fontSize(13).fillColor(soft).text(cv.headline)
  pdf.fontSize(10).text(`${cv.town} · ${email}`)
  part(pdf, 'Berufserfahrung', cv.jobs)
  part(pdf, 'Ausbildung und Qualifikationen', cv.education)
  part(pdf, 'Sprachen und Kenntnisse', knowledge(cv))
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function knowledge({ languages, skills }: HiringCv): [string, string][] {
  return skills === ''
    ? [['', languages]]
    : [
        ['', languages],
        ['', skills],
      ]
}

function part(pdf: InstanceType<typeof PDFDocument>, title: string, rows: [string, string][]): void {
  pdf.moveDown(1.4).font('Helvetica-Bold').fontSize(12).fillColor('#0f5e57').text(title)
  for (const [when, what] of rows) {
    pdf.moveDown(0.4).font('Helvetica').fontSize(11).fillColor('black').text(what)
    if (when !== '') pdf.fontSize(9).fillColor(soft).text(when)
  }
}
