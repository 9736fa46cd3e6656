/** Words never contain a colon. */
export function isConcept(term: string): boolean {
  return term.includes(':')
}

const mentionPrefix = 'm:'
const mentions = new Map<string, string>()

/** The term of documents that merely mention a concept; a mention's own is itself. */
export function mentionOf(concept: string): string {
  if (isMention(concept)) return concept
  let term = mentions.get(concept)
  if (term === undefined) {
    term = mentionPrefix + concept
    mentions.set(concept, term)
  }
  return term
}

export function isMention(term: string): boolean {
  return term.startsWith(mentionPrefix)
}

/** The concept of a mention. */
export function mentionedBy(term: string): string {
  return term.slice(mentionPrefix.length)
}

/** A word of a title that has a meaning, as it is written there: elsewhere such a word is a mention. */
export function titleWord(word: string): string {
  return `t:${word}`
}
