import { readFileSync } from 'node:fs'

/** Text of a file in the project's `data/` folder; throws when the file is missing. */
export function dataFile(name: string): string {
  return readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')
}
