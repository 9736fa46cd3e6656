import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Invoice } from '../invoice.schema.ts'
import { totalsOf } from '../totals.ts'
import { type Profile, profileOf } from '../xml/write-cii.ts'
import { drawFooters } from './draw-footers.ts'
import { drawHead } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { drawPayment } from './draw-payment.ts'
import { drawSums } from './draw-sums.ts'
import { type Pdf, regular, sheet } from './page.ts'
import { type Words, wordsOf } from './words.ts'

/** The name and level that readers look for: Factur-X 1.0, appendix on PDF/A-3. */
const attachments: Record<Profile, { name: string; level: string }> = {
  'en-16931': { name: 'factur-x.xml', level: 'EN 16931' },
  xrechnung: { name: 'xrechnung.xml', level: 'XRECHNUNG' },
}

/**
 * The invoice as PDF/A-3b with its XML inside (Factur-X, ZUGFeRD). `xml` is what `writeCii` made of the same invoice; the same two always
 * give the same bytes.
 */
export async function invoicePdf(invoice: Invoice, xml: string): Promise<Uint8Array> {
  const words = wordsOf(invoice)
  const pdf = newDocument(invoice, words)
  attach(pdf, invoice, xml)
  const totals = totalsOf(invoice)
  const table = drawHead(pdf, invoice, words)
  const sums = drawLines(pdf, invoice, words, table)
  const payment = drawSums(pdf, invoice, totals, words, sums)
  drawPayment(pdf, invoice, totals, words, payment)
  drawFooters(pdf, invoice, words)
  pdf.end()
  // The cast: the document is a Node stream; its type only declares the older interface.
  return new Uint8Array(await buffer(pdf as unknown as Readable))
}

function newDocument(invoice: Invoice, { t }: Words): Pdf {
  const { kind, number, issuedOn, language } = invoice
  const at = new Date(`${issuedOn}T12:00:00Z`)
  return new PDFDocument({
    size: 'A4',
    margins: { top: sheet.top, left: sheet.left, right: 0, bottom: 0 },
    lang: language,
    displayTitle: true,
    bufferPages: true,
    font: regular,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    info: {
      Title: t(`invoice-document.title.${kind}`, { number }),
      Creator: 'Kittel',
      CreationDate: at,
      ModDate: at,
    },
  })
}

function attach(pdf: Pdf, invoice: Invoice, xml: string): void {
  const { name, level } = attachments[profileOf(invoice)]
  const at = new Date(`${invoice.issuedOn}T12:00:00Z`)
  const options = {
    name,
    type: 'text/xml',
    description: 'Factur-X/ZUGFeRD',
    creationDate: at,
    modifiedDate: at,
    // Says that the XML is the same invoice in another form, as PDF/A-3 asks for. The package's types do not know it.
    relationship: 'Alternative',
  }
  pdf.file(Buffer.from(xml), options)
  pdf.appendXML(facturXMetadata(name, level))
}

/** What marks the PDF as Factur-X, and the description of its schema that PDF/A asks for of everything beyond its own. */
function facturXMetadata(name: string, level: string): string {
  const property = (key: string, says: string) => `
              <rdf:li rdf:parseType="Resource">
                <pdfaProperty:name>${key}</pdfaProperty:name>
                <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                <pdfaProperty:category>external</pdfaProperty:category>
                <pdfaProperty:description>${says}</pdfaProperty:description>
              </rdf:li>`
  return `
    <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
      <fx:DocumentType>INVOICE</fx:DocumentType>
      <fx:DocumentFileName>${name}</fx:DocumentFileName>
      <fx:Version>1.0</fx:Version>
      <fx:ConformanceLevel>${level}</fx:ConformanceLevel>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
        xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas>
        <rdf:Bag>
          <rdf:li rdf:parseType="Resource">
            <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
            <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
            <pdfaSchema:prefix>fx</pdfaSchema:prefix>
            <pdfaSchema:property>
              <rdf:Seq>${[
                property('DocumentFileName', 'The name of the embedded XML document'),
                property('DocumentType', 'The type of the hybrid document'),
                property('Version', 'The version of the standard that the XML document keeps to'),
                property('ConformanceLevel', 'The level of conformance of the XML document'),
              ].join('')}
              </rdf:Seq>
            </pdfaSchema:property>
          </rdf:li>
        </rdf:Bag>
      </pdfaExtension:schemas>
    </rdf:Description>
  `
}
