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

/** Numbers that identify instead of counting: an id, a line, a status code. They get no thousands separators. */
const namingNumbers = new Set(['id', 'number', 'line', 'status', 'code', 'year'])

function fill(text: string, params: TextParams, numbers: Intl.NumberFormat): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name]
    if (typeof value !== 'number') return value ?? whole
    return namingNumbers.has(name) ? String(value) : numbers.format(value)
  })
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
