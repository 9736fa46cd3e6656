/** What ads usually say of when the work begins, as a value that has a name in each language. */
export type StartWord = 'now' | 'soon' | 'agreed'

const words: Record<StartWord, readonly string[]> = {
  now: ['sofort', 'ab sofort', 'immediately', 'now', 'with immediate effect'],
  soon: [
    'nächstmöglich',
    'zum nächstmöglichen zeitpunkt',
    'zum nächstmöglichen termin',
    'frühestmöglich',
    'baldmöglichst',
    'schnellstmöglich',
    'as soon as possible',
    'asap',
    'next possible date',
    'earliest possible date',
  ],
  agreed: ['nach vereinbarung', 'nach absprache', 'by arrangement', 'by agreement', 'flexibel', 'flexible'],
}

const wordOf = new Map(
  Object.entries(words).flatMap(([word, texts]) => texts.map(text => [text, word as StartWord] as const)), // the keys say so
)

/** The usual word that a text is; null for texts that say anything more, which stay in the employer's own words. */
export function startWord(text: string): StartWord | null {
  return (
    wordOf.get(
      text
        .slice(0, 60)
        .trim()
        .replace(/[.!]+$/, '')
        .toLowerCase(),
    ) ?? null
  )
}
