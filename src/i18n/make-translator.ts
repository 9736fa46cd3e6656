/** Texts by noun: `{ jobs: { alert: … } }` is read as `t('jobs.alert')`. */
export type Messages = Record<string, unknown>
export type TextParams = Record<string, string | number>
export type Translate = (key: string, params?: TextParams) => string

/**
 * A translator for one language, shared by all requests because it is immutable. Looks the key up in the given languages in order; a key
 * found in none is returned itself. `{{name}}` is a parameter; `count` chooses between `key_one` and `key_other`: German and English have no
 * other forms. Our own implementation of i18next's file format, because the library would cost 27 kB of the 150 kB that a first page may
 * load.
 */
export function makeTranslator(languages: [language: string, messages: Messages][]): Translate {
  const sources = languages.map(([language, messages]) => ({ language, texts: flatten(messages) }))
  return (key, params) => {
    for (const { language, texts } of sources) {
      const count = params?.count
      const text =
        (typeof count === 'number' ? texts.get(`${key}_${count === 1 ? 'one' : 'other'}`) : undefined) ??
        texts.get(key)
      if (text !== undefined) return params ? fill(text, params, language) : text
    }
    return key
  }
}

/** Numbers that identify instead of counting: an id, a line, a status code. They get no thousands separators. */
const namingNumbers = new Set(['id', 'number', 'line', 'status', 'code', 'year'])

/** They look the same everywhere. Few pages have others, and a slow phone takes 15 ms to make the first writer of numbers of a language. */
const isShort = (value: number): boolean => /^\d{1,3}$/.test(String(value))

function fill(text: string, params: TextParams, language: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name]
    if (typeof value !== 'number') return value ?? whole
    return namingNumbers.has(name) || isShort(value) ? String(value) : value.toLocaleString(language)
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
