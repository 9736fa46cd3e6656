import { LinePatterns } from './line-patterns.ts'

const languages: Record<string, string> = {
  de: 'deutsch|german',
  en: 'englisch|english',
  fr: 'französisch|french',
  it: 'italienisch|italian',
  tr: 'türkisch|turkish',
  pl: 'polnisch|polish',
  ru: 'russisch|russian',
  ar: 'arabisch|arabic',
  es: 'spanisch|spanish',
}
const level = '(?:[abc][12](?:\\s*[/–-]\\s*[abc][12])?)'

const patterns = Object.entries(languages).map(([code, names]) => {
  const asked = `(?:${names})(?:kenntnisse|sprachkenntnisse|\\s+(?:skills|language skills|in wort und schrift))`
  const withLevel = `(?:${names})[^.\\n]{0,40}?\\b${level}\\b|\\b${level}\\b[^.\\n]{0,15}?(?:${names})`
  return [code, new RegExp(`${asked}|${withLevel}`, 'i')] as const
})
const linePatterns = new LinePatterns(patterns.map(([, pattern]) => pattern))

/** Language codes (`de`, `en` …) that a job requires, from the feed's list or from its text; [] when it names none. */
export function readRequiredLanguages(fields: string[], text: string): string[] {
  const stated = fields.flatMap(field => /^[a-z]{2}$/i.exec(field.trim())?.[0].toLowerCase() ?? [])
  const isNamed = linePatterns.within(fields.join(' ; '), text.slice(0, 10_000))
  const named = patterns.filter((_, index) => isNamed[index]).map(([code]) => code)
  return [...new Set([...stated, ...named])]
}
