/** Texts by noun: `{ jobs: { title: … } }` is read as `t('jobs.title')`. */
export type Messages = Record<string, unknown>
export type TextParams = Record<string, string | number>
export type Translate = (key: string, params?: TextParams) => string

/**
 * A translator for one language, shared by all requests because it never changes. Asks the languages in the order given; a key
 * found in none is shown itself. `{{name}}` takes a parameter; `count` chooses between `key_one` and `key_other`.
 * Own code because i18next, whose file format this is, costs the browser 27 kB of the 150 kB that a first page may have.
 */
export function makeTranslator(languages: [language: string, messages: Messages][]): Translate {
  const sources = languages.map(([language, messages]) => ({
    texts: flatten(messages),
    plurals: new Intl.PluralRules(language),
    numbers: new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB'),
  }))
  return (key, params) => {
    for (const { texts, plurals, numbers } of sources) {
      const count = params?.count
      const text =
        (typeof count === 'number' ? texts.get(`${key}_${plurals.select(count)}`) : undefined) ??
        texts.get(key)
      if (text !== undefined) return params ? fill(text, params, numbers) : text
    }
    return key
  }
}

/** Numbers that name something instead of counting it: an id, a line, the status of an answer. They are written without separators. */
const namingNumbers = new Set(['id', 'number', 'line', 'status', 'code', 'year'])

function fill(text: string, params: TextParams, numbers: Intl.NumberFormat): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name]
    if (typeof value !== 'number') return value ?? whole
    return namingNumbers.has(name) ? String(value) : numbers.format(value)
  })
}

function flatten(messages: Messages, prefix = '', into = new Map<string, string>()): Map<string, string> {
  for (const [name, value] of Object.entries(messages)) {
    if (typeof value === 'string') into.set(prefix + name, value)
    // The cast: what is no text in a message file is a group of texts.
    else flatten(value as Messages, `${prefix}${name}.`, into)
  }
  return into
}
