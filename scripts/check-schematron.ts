// The official rules of EN 16931 and XRechnung over an invoice of every tax case and form, by KoSIT's validator: neither it nor its rules come
// from a registry of packages, so both are named by the environment, and Java has to be there.
//
//   EINVOICE_VALIDATOR=validationtool-1.5.0-standalone.jar EINVOICE_SCENARIOS=scenarios.xml npm test -- --only=schematron
//
// Exits with 77 where one of them is missing: skipped, and said so.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCii } from '../src/invoices/xml/write-cii.ts'
import { sampleInvoices } from '../tests/support/invoice-samples.ts'

const { EINVOICE_VALIDATOR: validator, EINVOICE_SCENARIOS: scenarios } = process.env
const skipped = 77

process.exitCode =
  validator && scenarios && spawnSync('java', ['-version']).status === 0
    ? await validate(validator, scenarios)
    : skipped

async function validate(jar: string, rules: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kittel-schematron-'))
  try {
    const files = sampleInvoices().map((invoice, at) => ({
      path: join(folder, `${at}.xml`),
      xml: writeCii(invoice),
    }))
    for (const { path, xml } of files) await writeFile(path, xml)
    console.log(`${files.length} invoices for the official rules`)
    const options = ['-jar', jar, '-s', rules, '-o', folder]
    const { status } = spawnSync('java', [...options, ...files.map(({ path }) => path)], { stdio: 'inherit' })
    // The validator counts what it rejects.
    return status === 0 ? 0 : 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
