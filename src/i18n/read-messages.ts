import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Locale } from './locale.ts'
import type { Messages } from './make-translator.ts'

/** All texts of a language by noun, from whichever folder: those say only what a browser loads, and when. */
export function readMessages(locale: Locale): Messages {
  const folder = new URL(`./messages/${locale}/`, import.meta.url)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.json$/.test(name),
  )
  return Object.fromEntries(
    names.map(name => [basename(name, '.json'), JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]),
  )
}
