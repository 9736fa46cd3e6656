import { fold } from '../../basics/fold.ts'
import { commonNameWords, employerGroups } from './employer-groups.values.ts'

/** What of a name decides whether it is the same house or group. */
export type NameKeys = {
  /** The name without legal forms; null when nothing is left. */
  whole: string | null
  /** Runs of its words that could be a name by themselves, and `group:` with each known group. */
  parts: string[]
  groups: string[]
}

const legalForms =
  /\b(g?gmbh( & co\.? ?kg)?|mbh|ag|kg|kgaa|ohg|gbr|partg( ?mbb)?|e\.? ?v\.?|se|ug|aör|aoer|kör|koer|inc|ltd|sa|sàrl|sarl|eg|ges\.? ?m\.? ?b\.? ?h\.?)(?=$|[\s,.)])/giu
const mostWords = 10

/**
 * "Helios Klinikum Erfurt GmbH" → `helios klinikum erfurt`, with parts such as `helios` and `klinikum erfurt`. A part of words that any
 * house may have is left out: "Klinik" is in too many names. Compared folded, so that case and umlauts do not matter.
 */
export function nameKeysOf(name: string): NameKeys {
  const words = wordsOf(name).slice(0, mostWords)
  const whole = words.join(' ')
  if (whole === '') return { whole: null, parts: [], groups: [] }
  const groups = employerGroups
    .filter(group => ` ${whole} `.includes(` ${group} `))
    .map(group => `group:${group}`)
  return { whole, parts: [...runsOf(words), ...groups], groups }
}

/** The known groups that a domain names: `helios-gesundheit.example` belongs to Helios, whatever its house is called. */
export function groupsOfDomain(domain: string): string[] {
  return nameKeysOf(domain.replace(/[.-]/g, ' ')).groups
}

function wordsOf(name: string): string[] {
  return fold(name.replace(legalForms, ' '))
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '')
}

function runsOf(words: readonly string[]): string[] {
  const runs = new Set<string>()
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const run = words.slice(from, to)
      if (run.some(word => word.length > 1 && !commonNameWords.has(word))) runs.add(run.join(' '))
    }
  }
  return [...runs]
}
