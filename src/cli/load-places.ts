import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EnvError, loadEnv } from '../config/env.ts'
import {
  type CleanCode,
  type CleaningReport,
  cleanPostalFile,
} from '../vocabulary/places/operator-postal-codes.ts'

export type LoadedFile = { file: string; report: CleaningReport }

/**
 * Reads GeoNames postal files (DE.txt, AT.txt, CH.txt, LI.txt), repairs known errors in them and writes `places/postal-codes.tsv` in the
 * data folder; a running site uses it from its next start.
 * @throws when a file cannot be read or holds no postal codes; nothing is written then.
 */
export async function loadPlaces(files: readonly string[], dataDir: string): Promise<LoadedFile[]> {
  const loaded: LoadedFile[] = []
  const codes: CleanCode[] = []
  for (const file of files) {
    const cleaned = cleanPostalFile(await readFile(file, 'utf8'))
    if (cleaned.report.kept === 0) {
      throw new Error(
        `${file} holds no postal codes: expected tab-separated GeoNames rows (country, code, place, …).`,
      )
    }
    codes.push(...cleaned.codes)
    loaded.push({ file, report: cleaned.report })
  }
  const folder = join(dataDir, 'places')
  await mkdir(folder, { recursive: true })
  const lines = codes.map(code =>
    [code.country, code.code, code.place, code.stateCode, code.latDegrees, code.lonDegrees].join('\t'),
  )
  const target = join(folder, 'postal-codes.tsv')
  await writeFile(`${target}.new`, `${lines.join('\n')}\n`)
  await rename(`${target}.new`, target)
  return loaded
}

async function main(): Promise<void> {
  const files = process.argv.slice(2)
  if (files.length === 0) {
    console.error('Usage: npm run load:places -- DE.txt AT.txt CH.txt (GeoNames postal files)')
    process.exitCode = 2
    return
  }
  try {
    for (const { file, report } of await loadPlaces(files, loadEnv().DATA_DIR))
      console.log(lineOf(file, report))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.error(error.message)
    process.exitCode = error instanceof EnvError ? 2 : 1
  }
}

function lineOf(file: string, report: CleaningReport): string {
  const { read, kept, recipients, misplaced, repeated, unreadable } = report
  return `${file}: ${kept} postal codes from ${read} rows (${recipients} companies left out, ${misplaced} misplaced rows repaired, ${repeated} repetitions, ${unreadable} unreadable)`
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main()
