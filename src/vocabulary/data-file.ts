import { readFileSync } from 'node:fs'

/** Reads a file of the project's `data/` folder as text. @throws when it is missing */
export function dataFile(name: string): string {
  return readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')
}
