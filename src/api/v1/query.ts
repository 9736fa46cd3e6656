import type { WrongParameter } from './problem.ts'

/** The address's parameters without `lang`, which every address of the API takes. */
export function readLang(url: string): {
  lang: string | null
  rest: URLSearchParams
  wrong: WrongParameter[]
} {
  const at = url.indexOf('?')
  const rest = new URLSearchParams(at < 0 ? '' : url.slice(at))
  const lang = rest.get('lang')
  rest.delete('lang')
  const isRight = lang === null || lang === 'de' || lang === 'en'
  return { lang, rest, wrong: isRight ? [] : [{ name: 'lang', value: lang, reason: 'de or en' }] }
}

/** For addresses that take nothing but `lang`. */
export function readNoParameters(url: string): { lang: string | null; wrong: WrongParameter[] } {
  const { lang, rest, wrong } = readLang(url)
  for (const [name, value] of rest) wrong.push({ name, value, reason: 'no such parameter' })
  return { lang, wrong }
}
