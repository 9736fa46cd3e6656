import PDFDocument from 'pdfkit'
import { printable } from '../../domain/applications/application-pdf.ts'
import type { HiringCv, HiringPerson } from './hiring-data.ts'

type Pdf = InstanceType<typeof PDFDocument>

const marginPoints = 52
const datesPoints = 104
const soft = '#4d5f5d'
const dark = '#16302e'
const accent = '#0f5e57'

export async function writeCv({ name, email, cv }: HiringPerson): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: marginPoints, info: { Title: `Lebenslauf ${name}` } })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  head(pdf, name, email, cv)
  part(pdf, 'Berufserfahrung')
  for (const { when, role, place, tasks } of cv.jobs) entry(pdf, when, role, place, tasks)
  part(pdf, 'Ausbildung')
  for (const { when, role, place } of cv.education) entry(pdf, when, role, place, [])
  part(pdf, 'Qualifikationen und Nachweise')
  for (const [when, what] of cv.licences) entry(pdf, when, what, '', [])
  part(pdf, 'Kenntnisse und Sprachen')
  entry(pdf, 'Fachlich', cv.skills.join(', '), '', [])
  entry(pdf, 'Sprachen', cv.languages.join(', '), '', [])
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function head(
  pdf: Pdf,
  name: string,
  email: string,
  { headline, street, town, phone, summary }: HiringCv,
): void {
  pdf.rect(0, 0, pdf.page.width, 10).fill(accent)
  pdf.fillColor(dark).font('Helvetica-Bold').fontSize(23).text(printable(name), marginPoints, marginPoints)
  pdf.font('Helvetica').fontSize(12.5).fillColor(accent).text(printable(headline))
  const reach = [`${street}, ${town}`, phone, email].join('  ·  ')
  pdf.moveDown(0.35).fontSize(9.5).fillColor(soft).text(printable(reach))
  pdf.moveDown(0.9).fontSize(10.5).fillColor(dark).text(printable(summary), { lineGap: 2 })
}

function part(pdf: Pdf, title: string): void {
  pdf.moveDown(1.1).font('Helvetica-Bold').fontSize(11.5).fillColor(accent)
  pdf.text(printable(title), marginPoints)
  const y = pdf.y + 2
  const right = pdf.page.width - marginPoints
  pdf.moveTo(marginPoints, y).lineTo(right, y).lineWidth(0.6).stroke('#c9d6d3')
  pdf.moveDown(0.5)
}

/** Dates on the left, description on the right. */
function entry(pdf: Pdf, when: string, what: string, where: string, tasks: readonly string[]): void {
  const left = marginPoints + datesPoints
  const width = pdf.page.width - marginPoints - left
  const top = pdf.y
  pdf.font('Helvetica').fontSize(9.5).fillColor(soft)
  pdf.text(printable(when), marginPoints, top + 0.8, { width: datesPoints - 10 })
  const isJob = where !== '' || tasks.length > 0
  pdf
    .font(isJob ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(10.5)
    .fillColor(dark)
  pdf.text(printable(what), left, top, { width })
  if (where !== '')
    pdf.font('Helvetica').fontSize(10).fillColor(soft).text(printable(where), left, pdf.y, { width })
  if (tasks.length > 0) {
    pdf.moveDown(0.15).font('Helvetica').fontSize(10).fillColor(dark)
    pdf.list(tasks.map(printable), left, pdf.y, { width, bulletRadius: 1.3, textIndent: 10, lineGap: 1.5 })
  }
  pdf.moveDown(0.45)
}
