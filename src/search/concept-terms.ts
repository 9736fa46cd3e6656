/** Words never contain a colon. */
export function isConcept(term: string): boolean {
  return term.includes(':')
}

const prefixes = { text: 'm:', name: 'n:' } as const
const known = { text: new Map<string, string>(), name: new Map<string, string>() }

/** The term of documents that merely mention a concept, in a text or in a name; a mention's own is itself. */
export function mentionOf(concept: string, where: keyof typeof prefixes = 'text'): string {
  if (isMention(concept)) return concept
  let term = known[where].get(concept)
  if (term === undefined) {
    term = prefixes[where] + concept
    known[where].set(concept, term)
  }
  return term
}

export function isMention(term: string): boolean {
  return term.startsWith(prefixes.text) || isNameMention(term)
}

export function isNameMention(term: string): boolean {
  return term.startsWith(prefixes.name)
}

/** The concept of a mention. */
export function mentionedBy(term: string): string {
  return term.slice(prefixes.text.length)
}

/** A word of a title or a name that has a meaning, as it is written there: elsewhere such a word is a mention. */
export function titleWord(word: string): string {
  return `t:${word}`
}
