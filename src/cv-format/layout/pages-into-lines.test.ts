import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { pdfText } from '../document/pdf-runs.ts'
import { pagesIntoLines } from './pages-into-lines.ts'

type Pdf = InstanceType<typeof PDFDocument>

async function linesOf(draw: (pdf: Pdf) => void): Promise<string[]> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise(resolve => pdf.on('end', resolve))
  pdf.fontSize(10)
  draw(pdf)
  pdf.end()
  await ended
  const { pages } = await pdfText(Buffer.concat(chunks))
  return pagesIntoLines(pages).map(({ text }) => text)
}

it('columns are read one after the other, whichever was painted first', async () => {
  const lines = await linesOf(pdf => {
    for (let at = 0; at < 12; at++)
      pdf.text(`Rechts ${at} ${'mit mehr Text '.repeat(at === 0 ? 4 : 1)}`, 300, 120 + at * 20)
    for (let at = 0; at < 12; at++) pdf.text(`Links ${at}`, 50, 126 + at * 20)
    pdf.fontSize(18).text('Mara Beispiel, Fachärztin für Allgemeinmedizin', 50, 60)
  })
  expect(lines[0]).toBe('Mara Beispiel, Fachärztin für Allgemeinmedizin')
  expect(lines.slice(1, 13)).toEqual(Array.from({ length: 12 }, (_, at) => `Links ${at}`))
  expect(lines).toHaveLength(25)
})

it('a rail of dates is no column: each stays beside its text', async () => {
  const lines = await linesOf(pdf => {
    for (let at = 0; at < 8; at++) {
      pdf.text(`0${at + 1}/2021 – heute`, 50, 100 + at * 30)
      pdf.text(`Klinik ${at}`, 220, 100 + at * 30)
    }
  })
  expect(lines[0]).toBe('01/2021 – heute\tKlinik 0')
  expect(lines).toHaveLength(8)
})

it('the cells of a row stay together in a table with lines, however many lines they have', async () => {
  const lines = await linesOf(pdf => {
    const [across, down] = [
      [50, 120, 260, 360, 540],
      [100, 140, 180],
    ]
    for (const y of down) pdf.moveTo(50, y).lineTo(540, y).stroke()
    for (const x of across) pdf.moveTo(x, 100).lineTo(x, 180).stroke()
    for (const [at, y] of [106, 146].entries()) {
      pdf.text(`0${at + 1}/2018 –`, 54, y).text('heute', 54, y + 13)
      pdf.text('Krankenhaus der Barmherzigen', 124, y).text('Brüder, Paderborn', 124, y + 13)
      pdf.text('Operationstechnische', 264, y).text('Assistentin', 264, y + 13)
      pdf.text('Unfallchirurgie und Orthopädie', 364, y)
    }
  })
  expect(lines).toEqual(
    ['01', '02'].map(
      month =>
        `${month}/2018 –\nheute\tKrankenhaus der Barmherzigen\nBrüder, Paderborn\tOperationstechnische\nAssistentin\tUnfallchirurgie und Orthopädie`,
    ),
  )
})

it('cells of a table without lines go on below where the next word would not have fitted', async () => {
  const lines = await linesOf(pdf => {
    pdf.text('08/2022', 50, 100, { lineBreak: false })
    pdf.text('Dipl. Rettungssanitäter HF,', 150, 100, { lineBreak: false })
    pdf.text('Kantonsspital', 290, 100, { lineBreak: false })
    pdf.text('90 %', 480, 100, { lineBreak: false })
    pdf.text('Teamleiter', 150, 112, { lineBreak: false })
    pdf.text('2016', 50, 130, { lineBreak: false })
    pdf.text('Sanitäter', 150, 130, { lineBreak: false })
    pdf.text('Spital', 290, 130, { lineBreak: false })
    pdf.text('Chur', 290, 142, { lineBreak: false })
  })
  expect(lines).toEqual([
    '08/2022\tDipl. Rettungssanitäter HF,\nTeamleiter\tKantonsspital\t90 %',
    '2016\tSanitäter\tSpital',
    'Chur',
  ])
})

it('a period that a narrow rail broke is whole again', async () => {
  const lines = await linesOf(pdf => {
    pdf.text('Feb 2018 -', 50, 100).text('present', 50, 114)
    pdf.text('Radiographer, City Hospital, Bremen', 220, 100).text('CT and MRI', 220, 114)
    pdf.text('An appointment of some years in a city by the sea', 220, 140)
  })
  expect(lines).toEqual([
    'Feb 2018 -\npresent\tRadiographer, City Hospital, Bremen',
    'CT and MRI',
    'An appointment of some years in a city by the sea',
  ])
})

it('a line that fills its column ends where its font does, and behind its dates', async () => {
  const lines = await linesOf(pdf => {
    const long = 'Medizinische Technologin für Laboratoriumsanalytik in der Hämatologie'
    pdf.font('Helvetica-Bold').text(long, 50, 100, { lineBreak: false })
    pdf.font('Helvetica').text('Universitätsmedizin, Köln', 50, 114, { lineBreak: false })
    pdf.text('Stationsleitung in der Pflege, Klinikum am Rhein, Köln (2014 – 2019)', 50, 140, {
      lineBreak: false,
    })
    pdf.text('Altenpflegerin, Seniorenresidenz am Park, Köln', 50, 154, { lineBreak: false })
    pdf.text('Ein Satz, der bis an den Rand reicht und darum weiter unten noch einmal', 50, 180, {
      lineBreak: false,
    })
    pdf.text('weitergeht', 50, 194, { lineBreak: false })
  })
  expect(lines.map(line => line.includes('\n'))).toEqual([false, false, false, false, true])
})

it('headers and page numbers are not read again on each page', async () => {
  const lines = await linesOf(pdf => {
    for (let page = 1; page <= 3; page++) {
      if (page > 1) pdf.addPage()
      pdf.text('Lebenslauf Mara Beispiel', 50, 30, { lineBreak: false })
      pdf.text(`Inhalt ${page}`, 50, 300)
      pdf.page.margins.bottom = 0
      pdf.text(`Seite ${page} von 3`, 450, 810, { lineBreak: false })
    }
  })
  expect(lines).toEqual(['Lebenslauf Mara Beispiel', 'Inhalt 1', 'Inhalt 2', 'Inhalt 3'])
})

it('a station that breaks across columns stays one', async () => {
  const bytes = readFileSync('bench/gold/cv/reference/pdf/04-zfa.pdf')
  const { pages } = await pdfText(bytes)
  const lines = pagesIntoLines(pages).map(({ text }) => text.replace(/\s+/g, ' '))
  const at = lines.indexOf('2016–2021')
  expect(lines[at + 1]).toBe('ZFA Stuhlassistenz, Zahnarztpraxis Dres. Huber, Traunstein')
})

it('words know where on the page they stand', async () => {
  const { pages } = await pdfText(readFileSync('bench/gold/cv/reference/pdf/03-mfa.pdf'))
  const line = pagesIntoLines(pages).find(({ text }) => text.includes('Aylin'))
  expect(line?.pieces[0]?.box).toMatchObject({ page: 1, x: expect.closeTo(63, 0), y: expect.closeTo(93, 0) })
})
