import type { CvBlock, CvParts } from './cv-blocks.ts'
import { type Frame, marginPoints, type Pdf, pdfOf, widthPoints, write } from './pdf-page.ts'

const fullWidth = widthPoints - 2 * marginPoints
const railPoints = 110

/** One column, dates in a rail on the left. */
export function railPdf(
  parts: CvParts,
  options: { isSpaced?: boolean; hasPhoto?: boolean } = {},
): Promise<Uint8Array> {
  return pdfOf(pdf => {
    const frame = { x: marginPoints, width: fullWidth, y: marginPoints }
    if (options.hasPhoto) pdf.rect(430, 50, 90, 110).fill('#8899aa').fillColor('black')
    write(pdf, frame, options.isSpaced ? spaced(parts.title) : parts.title, 16, true)
    write(pdf, { ...frame }, parts.name, 14, true)
    frame.y += 22
    write(pdf, frame, parts.headline)
    for (const block of parts.contact) drawRail(pdf, frame, block, options.isSpaced ?? false)
    for (const block of bodyOf(parts)) drawRail(pdf, frame, block, options.isSpaced ?? false)
  })
}

function spaced(text: string): string {
  return text
    .toUpperCase()
    .split(' ')
    .map(word => word.split('').join(' '))
    .join('   ')
}

function drawRail(pdf: Pdf, frame: Frame, block: CvBlock, isSpaced: boolean): void {
  const right = { x: frame.x + railPoints, width: frame.width - railPoints, y: frame.y }
  switch (block.kind) {
    case 'heading':
      frame.y += 10
      write(pdf, frame, isSpaced ? spaced(block.text) : block.text, 12, true)
      break
    case 'line':
      write(pdf, frame, block.text)
      break
    case 'pair':
      write(pdf, { ...frame, width: railPoints }, `${block.label}:`)
      write(pdf, right, block.text)
      frame.y = right.y
      break
    case 'entry': {
      const left = { ...frame, width: railPoints - 8 }
      write(pdf, left, block.when)
      write(pdf, right, [block.what, ...block.where].join(', '))
      for (const task of block.tasks) write(pdf, right, `• ${task}`)
      frame.y = Math.max(left.y, right.y) + 3
    }
  }
}

/** A narrow column with contact, languages and skills beside the stations; painted in either order. */
export function sidebarPdf(parts: CvParts, side: 'left' | 'right'): Promise<Uint8Array> {
  const narrow = 150
  const wide = fullWidth - narrow - 25
  return pdfOf(pdf => {
    const bar = { x: side === 'left' ? marginPoints : marginPoints + wide + 25, width: narrow, y: 60 }
    const main = { x: side === 'left' ? marginPoints + narrow + 25 : marginPoints, width: wide, y: 60 }
    write(pdf, main, parts.name, 20, true)
    write(pdf, main, parts.headline, 12)
    write(pdf, bar, 'Kontakt', 12, true)
    for (const block of [...parts.contact, ...parts.languages, ...parts.rest]) drawStacked(pdf, bar, block)
    for (const block of [...parts.work, ...parts.learning]) drawStacked(pdf, main, block)
  })
}

/** The work above, where and when below it. */
function drawStacked(pdf: Pdf, frame: Frame, block: CvBlock): void {
  switch (block.kind) {
    case 'heading':
      frame.y += 10
      write(pdf, frame, block.text, 12, true)
      break
    case 'line':
      write(pdf, frame, block.text, 9.5)
      break
    case 'pair':
      write(pdf, frame, block.text, 9.5)
      break
    case 'entry':
      write(pdf, frame, block.when, 9)
      write(pdf, frame, block.what, 10.5, true)
      if (block.where.length > 0) write(pdf, frame, block.where.join(', '), 9.5)
      for (const task of block.tasks) write(pdf, frame, `• ${task}`, 9.5)
      frame.y += 4
  }
}

/** The work on the left and its dates at the right edge, with the house below; a head and a number on each page. */
export function rightDatesPdf(parts: CvParts, extraTasks = 0): Promise<Uint8Array> {
  return pdfOf(
    pdf => {
      const frame = { x: marginPoints, width: fullWidth, y: marginPoints + 20 }
      write(pdf, frame, parts.name, 18, true)
      write(pdf, frame, parts.headline, 11)
      write(
        pdf,
        frame,
        parts.contact.flatMap(block => (block.kind === 'pair' ? block.text : [])).join(' | '),
        9,
      )
      for (const block of bodyOf(parts)) drawRightDates(pdf, frame, block, extraTasks)
    },
    (pdf, page, of) => {
      pdf
        .font('Helvetica')
        .fontSize(8)
        .text(`${parts.title} ${parts.name}`, marginPoints, 28, { lineBreak: false })
      pdf.text(`Seite ${page} von ${of}`, 480, 805, { lineBreak: false })
    },
  )
}

function drawRightDates(pdf: Pdf, frame: Frame, block: CvBlock, extraTasks: number): void {
  if (block.kind !== 'entry') {
    drawRail(pdf, frame, block, false)
    return
  }
  const isJob = block.where.length > 1
  const dates = { x: marginPoints + fullWidth - 150, width: 150, y: frame.y }
  write(pdf, frame, block.what, 10.5, true)
  dates.y = frame.y - 14
  pdf.font('Helvetica').fontSize(9.5).text(block.when, dates.x, dates.y, { width: 150, align: 'right' })
  if (block.where.length > 0) write(pdf, frame, block.where.join(', '), 10)
  for (const task of block.tasks) write(pdf, frame, `• ${task}`, 10)
  for (let at = 0; isJob && at < extraTasks; at++)
    write(pdf, frame, `• Dokumentation, Übergabe und Betreuung, Aufgabe ${at + 1}`, 10)
  frame.y += 4
}

function bodyOf(parts: CvParts): CvBlock[] {
  return [...parts.work, ...parts.learning, ...parts.languages, ...parts.rest]
}
