import type { WrongParameter } from './problem.ts'

/** Query parameters without `lang`, which every endpoint accepts. */
export function readLang(url: string): {
  lang: string | null
  rest: URLSearchParams
  wrong: WrongParameter[]
} {
  const at = url.indexOf('?')
  const rest = new URLSearchParams(at < 0 ? '' : url.slice(at))
  const given = rest.getAll('lang').filter(text => text.trim() !== '')
  rest.delete('lang')
  const isRight = given.length === 0 || (given.length === 1 && /^(de|en)$/.test(given[0] ?? ''))
  const wrong = isRight ? [] : [{ name: 'lang', value: given.join(', ').slice(0, 200), reason: 'de or en' }]
  return { lang: given[0] ?? null, rest, wrong }
}

/** For endpoints that accept only `lang`. */
export function readNoParameters(url: string): { lang: string | null; wrong: WrongParameter[] } {
  const { lang, rest, wrong } = readLang(url)
  for (const [name, value] of rest)
    wrong.push({ name, value, code: 'error.unknown-parameter', reason: 'unknown parameter' })
  return { lang, wrong }
}
