import { numbersIn } from './numbers-in.ts'

/** What this turn's tools have answered: all that may be said, and shown. */
export type KnownFacts = {
  add: (result: unknown) => void
  hasNumber: (value: number) => boolean
  hasText: (words: string) => boolean
  hasJob: (id: number) => boolean
}

/** When a tool answered or an ad was published to the second: no number of it counts anything. */
const timeOfDay = /(?<=\d{4}-\d{2}-\d{2})T\d{2}:\d{2}[\d:.]*(?:Z|[+-]\d{2}:?\d{2})?/g

/** `question` may be quoted, too. */
export function knownFacts(question: string): KnownFacts {
  const numbers = new Set<number>()
  const texts = [plain(question)]
  const jobs = new Set<number>()
  const addText = (text: string) => {
    texts.push(plain(text))
    for (const readings of numbersIn(text.replace(timeOfDay, '')))
      for (const values of readings) for (const value of values) numbers.add(value)
  }
  const walk = (value: unknown): void => {
    if (typeof value === 'number') numbers.add(value)
    else if (typeof value === 'string') addText(value)
    else if (Array.isArray(value)) {
      // "Three of them": how many there are is a fact, too.
      numbers.add(value.length)
      value.forEach(walk)
    } else if (typeof value === 'object' && value !== null) {
      noteJob(value, jobs)
      Object.values(value).forEach(walk)
    }
  }
  return {
    add: walk,
    hasNumber: value => numbers.has(value),
    hasText: words => texts.some(text => text.includes(plain(words))),
    hasJob: id => jobs.has(id),
  }
}

/** Only facts of ads have both; employers, alerts and applications have other ids. */
function noteJob(value: object, jobs: Set<number>): void {
  if ('id' in value && typeof value.id === 'number' && 'title' in value) jobs.add(value.id)
  if ('jobId' in value && typeof value.jobId === 'number' && 'title' in value) jobs.add(value.jobId)
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}
