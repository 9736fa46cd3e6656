import type { PayScheme } from '../tables/pay-scheme.ts'
import { payTables } from '../tables/pay-tables.ts'
import type { GroupWord } from './group-words.ts'
import type { SchemeWord } from './scheme-word.ts'

/** Characters behind or before the name of a scheme in which its group is looked for. */
const nearChars = 120

/** How ads name the schemes that an operator has added, in lower case. */
export function ownSpellings(): string[] {
  return [...payTables().schemes.values()].flatMap(({ spellings }) =>
    spellings.map(each => each.toLowerCase()),
  )
}

/** Names of schemes that an operator has added, each where it stands first. */
export function ownSchemeWords(text: string): SchemeWord[] {
  const folded = text.toLowerCase()
  return [...payTables().schemes.values()].flatMap(({ id, spellings }) => {
    const [word] = spellings
      .map(spelling => ({ from: folded.indexOf(spelling.toLowerCase()), length: spelling.length }))
      .filter(({ from }) => from >= 0)
      .sort((one, other) => other.length - one.length)
    return word ? [{ family: id, branch: '', from: word.from, to: word.from + word.length }] : []
  })
}

/** The group of an operator's scheme that stands beside its name, by code or alias; null for schemes of our own. */
export function ownGroupBeside(text: string, word: SchemeWord): GroupWord | null {
  const scheme = payTables().schemes.get(word.family)
  if (!scheme || scheme.spellings.length === 0) return null
  return (
    groupWithin(text, word.to, word.to + nearChars, scheme) ??
    groupWithin(text, Math.max(0, word.from - nearChars), word.from, scheme)
  )
}

function groupWithin(text: string, from: number, to: number, scheme: PayScheme): GroupWord | null {
  const near = text.slice(from, to)
  const names = scheme.groupNames.flatMap(({ code, aliases }) =>
    [code, ...aliases].map(name => ({ code, name })),
  )
  for (const { code, name } of names.toSorted((one, other) => other.name.length - one.name.length)) {
    const match = spellingOf(name).exec(near)
    if (!match) continue
    const start = from + match.index
    const nothing = { numberTo: null, step: null, stepTo: null }
    return {
      kind: 'own',
      number: code,
      ...nothing,
      isNamed: 'clearly',
      text: match[0],
      from: start,
      to: start + match[0].length,
    }
  }
  return null
}

/** "P1" is written "P 1" as well. */
function spellingOf(name: string): RegExp {
  const parts = name.split(/\s+|(?<=\p{L})(?=\d)/u).map(part => part.replace(/[^\p{L}\d]/gu, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\p{L}\d])${parts.join(String.raw`\s?`)}(?![\p{L}\d])`, 'iu')
}
