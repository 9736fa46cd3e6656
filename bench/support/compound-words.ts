import { readFileSync } from 'node:fs'
import { createRandom } from './random.ts'

/** Some 30,000 German healthcare compounds, shuffled once so that the frequent ones are of every kind. */
export function compoundWords(): string[] {
  const file = readFileSync(new URL('../../data/compounds.txt', import.meta.url), 'utf8')
  const section = (name: string) =>
    (file.split(`[${name}]`)[1]?.split('\n[')[0] ?? '')
      .split('\n')
      .filter(line => !line.startsWith('#'))
      .flatMap(line => line.split(' '))
      .filter(Boolean)
  const words = section('modifiers').flatMap(left => section('heads').map(right => left + right))
  const random = createRandom(815)
  for (let index = words.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const held = words[index] as string
    words[index] = words[other] as string
    words[other] = held
  }
  return words
}
