import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { invoiceSchema } from '../invoices/invoice.schema.ts'
import { invoicePdf } from '../invoices/pdf/invoice-pdf.ts'
import { checkInvoice } from '../invoices/rules/check-invoice.ts'
import { writeCii } from '../invoices/xml/write-cii.ts'

const usage = `Writes an invoice as the site would, for people who want to look at one.

  npm run write:invoice -- FILE.json [--pdf FILE.pdf]

Prints the XML: XRechnung where the invoice has a Leitweg-ID, else EN 16931 (Factur-X).
  --pdf FILE           writes the PDF/A-3 with the XML inside

Says on stderr which rules it breaks; the exit code is 1 then. src/invoices/README.md has an example of the JSON.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pdf: { type: 'string' } },
})
const [file] = positionals
if (file === undefined || positionals.length > 1) {
  console.error(usage)
  process.exitCode = 2
} else await write(file, values.pdf)

async function write(from: string, pdf: string | undefined): Promise<void> {
  const read = invoiceSchema.safeParse(JSON.parse(await readFile(from, 'utf8')))
  if (!read.success) {
    console.error(z.prettifyError(read.error))
    process.exitCode = 2
    return
  }
  const xml = writeCii(read.data)
  console.log(xml)
  if (pdf !== undefined) await writeFile(pdf, await invoicePdf(read.data, xml))
  const broken = checkInvoice(xml)
  for (const { id, says } of broken) console.error(`${id}: ${says}`)
  if (broken.length > 0) process.exitCode = 1
}
