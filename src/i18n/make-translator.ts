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

function fill(text: string, params: TextParams, numbers: Intl.NumberFormat): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name]
    return typeof value === 'number' ? numbers.format(value) : (value ?? whole)
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
