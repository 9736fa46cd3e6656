/** Common statements about the start date, as values that are translated for display. */
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
  Object.entries(words).flatMap(([word, texts]) => texts.map(text => [text, word as StartWord] as const)), // the cast: keys of the table
)

/** The value for a common phrase; null for anything more specific, which stays in the employer's own words. */
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
