import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PaySchemeFile, paySchemeFile } from './pay-scheme.schema.ts'
import { type NamedScheme, type PayScheme, payScheme } from './pay-scheme.ts'
import { mistakesBetween, mistakesOfFile } from './pay-table-mistakes.ts'

export type PayTables = {
  /** By id. */
  schemes: ReadonlyMap<string, PayScheme>
  /** Schemes without a table, by id. */
  named: ReadonlyMap<string, NamedScheme>
}

const ownFolder = new URL('../../../../data/pay-tables/', import.meta.url)
const without = 'without-table.json'
const folder: { path: string | null } = { path: null }
let loaded: PayTables | undefined

/** What is wrong in the files of pay tables; shown as it is to whoever wrote them. */
export class PayTableError extends Error {
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(
      `The pay tables have ${mistakes.length} mistake(s):\n${mistakes.map(mistake => `  ${mistake}`).join('\n')}`,
    )
    this.mistakes = mistakes
  }
}

/**
 * From now on, the operator's tables are read from this folder, beside those in `data/`; a file of the same id takes the place of ours.
 * @throws {PayTableError} with the mistakes of all files at once
 */
export function readPayTablesFrom(path: string | null): void {
  folder.path = path
  loaded = undefined
  // Now, because it takes a fifth of a second, which the first reader of an ad need not wait for.
  payTables()
}

/** Loaded on first use. */
export function payTables(): PayTables {
  loaded ??= load()
  return loaded
}

function load(): PayTables {
  const mistakes: string[] = []
  const files = new Map<string, PaySchemeFile>()
  for (const where of [ownFolder.pathname, ...(folder.path === null ? [] : [folder.path])])
    for (const name of namesIn(where, mistakes)) {
      const file = readFile(join(where, name), name, mistakes)
      if (file) files.set(file.id, file)
    }
  const named = readNamed()
  mistakes.push(...mistakesBetween(files, named))
  if (mistakes.length > 0) throw new PayTableError(mistakes)
  const followers = new Map([...files.values()].map(({ id, replaces }) => [replaces, id]))
  const schemes = [...files.values()].map(file => payScheme(file, followers.get(file.id) ?? null))
  return { schemes: new Map(schemes.map(scheme => [scheme.id, scheme])), named }
}

function namesIn(where: string, mistakes: string[]): string[] {
  try {
    return readdirSync(where)
      .filter(name => name.endsWith('.json') && name !== without)
      .sort()
  } catch {
    mistakes.push(`there is no folder ${where}`)
    return []
  }
}

function readFile(path: string, name: string, mistakes: string[]): PaySchemeFile | null {
  const json = parsed(path)
  if (json === undefined) {
    mistakes.push(`${name}: is no JSON`)
    return null
  }
  const read = paySchemeFile.safeParse(json)
  if (!read.success) {
    mistakes.push(...read.error.issues.map(({ path: at, message }) => `${name}: ${at.join('.')}: ${message}`))
    return null
  }
  mistakes.push(...mistakesOfFile(read.data).map(mistake => `${name}: ${mistake}`))
  if (`${read.data.id}.json` !== name)
    mistakes.push(`${name}: has the id "${read.data.id}", not its own name`)
  return read.data
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

// Written for the project, and checked by `npm run check:pay-tables`: its shape is taken on trust.
function readNamed(): Map<string, NamedScheme> {
  const { schemes } = JSON.parse(readFileSync(new URL(without, ownFolder), 'utf8')) as {
    schemes: (Omit<NamedScheme, 'paysLike'> & { paysLike?: string })[]
  }
  return new Map(
    schemes.map(({ id, name, country, paysLike }) => [id, { id, name, country, paysLike: paysLike ?? null }]),
  )
}
