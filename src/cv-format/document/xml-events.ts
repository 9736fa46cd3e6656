import { SaxesParser } from 'saxes'
import { CvRefused } from '../cv-refused.ts'

export type XmlReader = {
  open: (name: string, attributes: Record<string, string>) => void
  close: (name: string) => void
  hear?: (text: string) => void
}

/** Tells the readers of each element and text, in the order of the document. @throws {CvRefused} for damage and for own definitions */
export function readXml(xml: string, ...readers: XmlReader[]): void {
  const parser = new SaxesParser({ xmlns: false })
  parser.on('doctype', () => {
    throw new CvRefused('corrupted')
  })
  parser.on('error', error => {
    throw new CvRefused('corrupted', error)
  })
  parser.on('opentag', ({ name, attributes }) => {
    for (const reader of readers) reader.open(name, attributes)
  })
  parser.on('closetag', ({ name }) => {
    for (const reader of readers) reader.close(name)
  })
  parser.on('text', text => {
    for (const reader of readers) reader.hear?.(text)
  })
  parser.write(xml).close()
}
