import { demoFile } from '../demo-data.ts'
import type { Random } from '../random.ts'
import type { DemoTown } from './demo-towns.ts'
import type { EmployerKind } from './employer-kinds.ts'

/** Generates employer names without duplicates; `taken` are already in use. */
export class EmployerNames {
  readonly #parts = readSections(demoFile('names.txt'))
  readonly #decks = new Map<string, string[]>()
  readonly #taken: Set<string>
  readonly #random: Random

  constructor(taken: Iterable<string>, random: Random) {
    this.#taken = new Set([...taken].map(nameKey))
    this.#random = random
  }

  /** Whether such institutions exist in this town's country and language. */
  has(kind: EmployerKind, town: DemoTown): boolean {
    return this.#patterns(kind, town) !== null
  }

  next(kind: EmployerKind, town: DemoTown): string {
    const section = this.#patterns(kind, town)
    if (section === null) throw new Error(`data/demo/names.txt: no ${kind.names} for ${town.name}`)
    for (let tries = 0; tries < 200; tries++) {
      const pattern = this.#deal(section)
      const name = this.#fill(pattern, kind, town)
      if (this.#taken.has(nameKey(name))) continue
      this.#taken.add(nameKey(name))
      return name
    }
    throw new Error(`data/demo/names.txt: too few names for ${kind.id} in ${town.name}`)
  }

  #patterns(kind: EmployerKind, town: DemoTown): string | null {
    const place = town.language === 'de' ? town.country : town.language
    const found = [`${kind.names}.${place}`, kind.names].find(section => this.#parts.has(section))
    return found ?? null
  }

  #fill(pattern: string, kind: EmployerKind, town: DemoTown): string {
    const { country } = town
    const of = (section: string) =>
      this.#parts.has(`${section}.${country}`) ? `${section}.${country}` : section
    return pattern.replace(/\{([a-z0-9]+)\}/g, (_, part: string) => {
      if (part === 'ort') return town.name
      if (part === 'fach') return kind.field
      if (part === 'fachpraxis') return kind.fieldPractice
      return this.#deal(of(sections[part] ?? part))
    })
  }

  /** Deals from a shuffled deck, so that nothing repeats before all have been used. */
  #deal(section: string): string {
    const deck = this.#decks.get(section) ?? []
    const card = deck.pop()
    if (card !== undefined) return card
    const members = this.#parts.get(section) ?? []
    this.#decks.set(section, this.#random.sample(members, members.length))
    return this.#deal(section)
  }
}

const sections: Record<string, string> = {
  land: 'landmark',
  hl: 'saint',
  vor: 'first',
  nach: 'last',
  nach2: 'last',
}

export function addressWord(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const nameKey = addressWord

function readSections(text: string): Map<string, string[]> {
  const parts = new Map<string, string[]>()
  let section: string[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue
    if (line.startsWith('= ')) {
      section = []
      parts.set(line.slice(2).trim(), section)
    } else section.push(...line.split(';').map(part => part.trim()))
  }
  return parts
}
