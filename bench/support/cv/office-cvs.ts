import { strToU8, zipSync } from 'fflate'
import type { CvBlock, CvParts } from './cv-blocks.ts'

/** How entries are set: behind a tab, in a table, or with headings in text boxes. */
export type OfficeStyle = 'tabs' | 'table' | 'box'

export function wordCv(parts: CvParts, style: OfficeStyle): Uint8Array {
  const body = [
    styled(parts.title, 'Title'),
    paragraph(run(parts.name)),
    paragraph(run(parts.headline)),
    ...blocksOf(parts).map(block => wordBlock(block, style)),
  ].join('')
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"><w:body>${body}<w:sectPr/></w:body></w:document>`,
    ),
  })
}

function wordBlock(block: CvBlock, style: OfficeStyle): string {
  switch (block.kind) {
    case 'heading':
      return style === 'box' ? paragraph(textBox(block.text)) : styled(block.text, 'berschrift1')
    case 'line':
      return paragraph(run(block.text))
    case 'pair':
      return style === 'table'
        ? row([block.label], [block.text])
        : paragraph(run(`${block.label}: ${block.text}`))
    case 'entry': {
      const text = [block.what, ...block.where].join(', ')
      if (style === 'table') return row([block.when], [text, ...block.tasks])
      const tasks = block.tasks.map(task => paragraph(`<w:pPr><w:numPr/></w:pPr>${run(task)}`))
      return [paragraph(`${run(block.when)}<w:r><w:tab/></w:r>${run(text)}`), ...tasks].join('')
    }
  }
}

/** Word writes the text of a box twice, for itself and for older readers. */
function textBox(text: string): string {
  const content = `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx>${content}</wps:txbx></mc:Choice><mc:Fallback><v:textbox>${content}</v:textbox></mc:Fallback></mc:AlternateContent></w:r>`
}

function row(...cells: string[][]): string {
  const written = cells.map(lines => `<w:tc>${lines.map(line => paragraph(run(line))).join('')}</w:tc>`)
  return `<w:tbl><w:tr>${written.join('')}</w:tr></w:tbl>`
}

function paragraph(content: string): string {
  return `<w:p>${content}</w:p>`
}

function styled(text: string, style: string): string {
  return paragraph(`<w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}`)
}

function run(text: string): string {
  return `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
}

export function openTextCv(parts: CvParts): Uint8Array {
  const body = [parts.title, parts.name, parts.headline].map(text => `<text:p>${escaped(text)}</text:p>`)
  body.push(...blocksOf(parts).map(openTextBlock))
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"><office:body><office:text>${body.join('')}</office:text></office:body></office:document-content>`,
    ),
  })
}

function openTextBlock(block: CvBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<text:h>${escaped(block.text)}</text:h>`
    case 'line':
      return `<text:p>${escaped(block.text)}</text:p>`
    case 'pair':
      return `<text:p>${escaped(block.label)}:<text:s/>${escaped(block.text)}</text:p>`
    case 'entry': {
      const cell = (lines: string[]) =>
        `<table:table-cell>${lines.map(line => `<text:p>${escaped(line)}</text:p>`).join('')}</table:table-cell>`
      const text = [block.what, ...block.where].join(', ')
      return `<table:table><table:table-row>${cell([block.when])}${cell([text, ...block.tasks])}</table:table-row></table:table>`
    }
  }
}

function blocksOf(parts: CvParts): CvBlock[] {
  return [...parts.contact, ...parts.work, ...parts.learning, ...parts.languages, ...parts.rest]
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
