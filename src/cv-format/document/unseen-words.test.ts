import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const now = new Date('2026-11-25T12:00:00Z')
const seen = 'Pflegefachfrau in einem Krankenhaus der Grundversorgung'

type Parts = { body: string; styles?: string }

function asWord({ body, styles }: Parts): Uint8Array {
  return zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
    ...(styles && { 'word/styles.xml': strToU8(`<w:styles>${styles}</w:styles>`) }),
  })
}

function asOpenText({ body, styles = '' }: Parts): Uint8Array {
  const automatic = `<office:automatic-styles>${styles}</office:automatic-styles>`
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<office:document-content>${automatic}<office:body>${body}</office:body></office:document-content>`,
    ),
  })
}

async function textOf(bytes: Uint8Array): Promise<{ text: string[]; remarks: readonly string[] }> {
  const read = await readCv({ bytes, name: 'cv', now })
  return { text: read.fields === null ? [] : [...read.text], remarks: read.remarks }
}

const run = (properties: string, text: string) =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (runs: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`
const cell = (properties: string, content: string) =>
  `<w:tbl><w:tr><w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc></w:tr></w:tbl>`
const white = '<w:color w:val="FFFFFF"/>'
const dark = '<w:shd w:val="clear" w:fill="203050"/>'
const shapeBehind = '<w:r><w:drawing><wp:anchor behindDoc="1"/></w:drawing></w:r>'
const style = (id: string, rest: string) => `<w:style w:type="paragraph" w:styleId="${id}">${rest}</w:style>`

describe('text of a Word document that nobody sees', () => {
  it.each<[string, Parts]>([
    ['white', { body: paragraph(run(white, 'Chefarzt')) }],
    ['all but white', { body: paragraph(run('<w:color w:val="F4F4F4"/>', 'Chefarzt')) }],
    [
      'in the colour of its cell',
      { body: cell(dark, paragraph(run('<w:color w:val="203050"/>', 'Chefarzt'))) },
    ],
    ['too small', { body: paragraph(run('<w:sz w:val="2"/>', 'Chefarzt')) }],
    ['hidden', { body: paragraph(run('<w:vanish/>', 'Chefarzt')) }],
    [
      'hidden by a style that another begins with',
      {
        body: paragraph(run('', 'Chefarzt'), '<w:pStyle w:val="Notiz"/>'),
        styles: style('Still', '<w:rPr><w:vanish/></w:rPr>') + style('Notiz', '<w:basedOn w:val="Still"/>'),
      },
    ],
  ])('is not read: %s', async (_how, { body, styles }) => {
    const bytes = asWord({ body: paragraph(run('', seen)) + body, ...(styles && { styles }) })
    expect(await textOf(bytes)).toEqual({ text: [seen], remarks: ['unseen-text'] })
  })

  it.each<[string, Parts]>([
    ['white in a dark cell', { body: cell(dark, paragraph(run(white, 'Chefarzt'))) }],
    ['white on a dark paragraph', { body: paragraph(run(white, 'Chefarzt'), dark) }],
    ['white over a shape', { body: paragraph(shapeBehind + run(white, 'Chefarzt')) }],
    ['white in a box', { body: `<w:txbxContent>${paragraph(run(white, 'Chefarzt'))}</w:txbxContent>` }],
    [
      'shown although its style is hidden',
      {
        body: paragraph(run('<w:vanish w:val="0"/>', 'Chefarzt'), '<w:pStyle w:val="Still"/>'),
        styles: style('Still', '<w:rPr><w:vanish/></w:rPr>'),
      },
    ],
    [
      'before a hidden mark of its paragraph',
      {
        body: paragraph(run('', 'Chefarzt'), '<w:rPr><w:vanish/></w:rPr>'),
      },
    ],
    ['grey', { body: paragraph(run('<w:color w:val="BBBBBB"/>', 'Chefarzt')) }],
  ])('is not that which is %s', async (_how, { body, styles }) => {
    const bytes = asWord({ body: paragraph(run('', seen)) + body, ...(styles && { styles }) })
    expect(await textOf(bytes)).toEqual({ text: [seen, 'Chefarzt'], remarks: [] })
  })

  it('leaves the rest of its line', async () => {
    const body = paragraph(run('', `${seen}, `) + run(white, 'Chefarzt') + run('', 'Erfurt'))
    expect((await textOf(asWord({ body }))).text).toEqual([`${seen}, Erfurt`])
  })
})

const openStyle = (name: string, family: string, properties: string) =>
  `<style:style style:name="${name}" style:family="${family}">${properties}</style:style>`
const whiteStyle = openStyle('T1', 'text', '<style:text-properties fo:color="#ffffff"/>')
const inSpan = '<text:p><text:span text:style-name="T1">Chefarzt</text:span></text:p>'

describe('text of an OpenDocument that nobody sees', () => {
  it.each<[string, Parts]>([
    ['white', { body: inSpan, styles: whiteStyle }],
    [
      'too small',
      { body: inSpan, styles: openStyle('T1', 'text', '<style:text-properties fo:font-size="1pt"/>') },
    ],
    [
      'hidden',
      { body: inSpan, styles: openStyle('T1', 'text', '<style:text-properties text:display="none"/>') },
    ],
    [
      'in a hidden section',
      { body: '<text:section text:display="none"><text:p>Chefarzt</text:p></text:section>' },
    ],
  ])('is not read: %s', async (_how, { body, styles = '' }) => {
    const bytes = asOpenText({ body: `<text:p>${seen}</text:p>${body}`, styles })
    expect(await textOf(bytes)).toEqual({ text: [seen], remarks: ['unseen-text'] })
  })

  it.each<[string, Parts]>([
    [
      'white on a dark paragraph',
      {
        body: inSpan.replace('<text:p>', '<text:p text:style-name="P1">'),
        styles:
          whiteStyle +
          openStyle('P1', 'paragraph', '<style:paragraph-properties fo:background-color="#203050"/>'),
      },
    ],
    [
      'white over a shape',
      {
        body: inSpan,
        styles:
          whiteStyle +
          openStyle('G1', 'graphic', '<style:graphic-properties style:run-through="background"/>'),
      },
    ],
    ['white in a box', { body: `<draw:text-box>${inSpan}</draw:text-box>`, styles: whiteStyle }],
  ])('is not that which is %s', async (_how, { body, styles = '' }) => {
    const bytes = asOpenText({ body: `<text:p>${seen}</text:p>${body}`, styles })
    expect(await textOf(bytes)).toEqual({ text: [seen, 'Chefarzt'], remarks: [] })
  })
})
