/** Texts by noun: `{ jobs: { title: … } }` is read as `t('jobs.title')`. */
export type Messages = Record<string, unknown>
export type TextParams = Record<string, string | number>
export type Translate = (key: string, params?: TextParams) => string

/**
 * A translator for one language, shared by all requests because it is immutable. Looks the key up in the given languages in order; a key
 * found in none is returned itself. `{{name}}` is a parameter; `count` chooses between `key_one` and `key_other`. Our own implementation of
 * i18next's file format, because the library would cost 27 kB of the 150 kB that a first page may load.
 */
export function makeTranslator(languages: [language: string, messages: Messages][]): Translate {
  const sources = languages.map(([language, messages]) => ({
    texts: flatten(messages),
    // The first of each takes a phone longer than all texts together, while hydration waits: most pages do without.
    plurals: lazily(() => new Intl.PluralRules(language)),
    numbers: lazily(() => new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB')),
    pieces: new Map<string, readonly string[]>(),
  }))
  return (key, params) => {
    for (const { texts, plurals, numbers, pieces } of sources) {
      const count = params?.count
      const text =
        (typeof count === 'number' ? texts.get(`${key}_${plurals().select(count)}`) : undefined) ??
        texts.get(key)
      if (text === undefined) continue
      return params ? fill(piecesOf(text, pieces), params, numbers) : text
    }
    return key
  }
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Numbers that identify instead of counting: an id, a line, a status code. They get no thousands separators. */
const namingNumbers = new Set(['id', 'number', 'line', 'status', 'code', 'year'])

function fill(pieces: readonly string[], params: TextParams, numbers: () => Intl.NumberFormat): string {
  let filled = ''
  for (const [at, piece] of pieces.entries()) filled += at % 2 === 0 ? piece : written(piece, params, numbers)
  return filled
}

function written(name: string, params: TextParams, numbers: () => Intl.NumberFormat): string {
  const value = params[name]
  if (typeof value !== 'number') return value ?? `{{${name}}}`
  return namingNumbers.has(name) || isShort(value) ? String(value) : numbers().format(value)
}

/** The text between its parameters, and at every second place the name of one; worked out once for each text. */
function piecesOf(text: string, known: Map<string, readonly string[]>): readonly string[] {
  const worked = known.get(text)
  if (worked) return worked
  const pieces = text.split(/\{\{(\w+)\}\}/)
  known.set(text, pieces)
  return pieces
}

/** Written alike in either language, without separators. */
function isShort(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1_000
}

/** Texts by their whole key. */
export function flatten(
  messages: Messages,
  prefix = '',
  into = new Map<string, string>(),
): Map<string, string> {
  for (const [name, value] of Object.entries(messages)) {
    if (typeof value === 'string') into.set(prefix + name, value)
    // The cast: in a message file, whatever is not a string is a group.
    else flatten(value as Messages, `${prefix}${name}.`, into)
  }
  return into
}
