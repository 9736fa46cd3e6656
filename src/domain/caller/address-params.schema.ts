import type { z } from 'zod'

/** A parameter that was invalid and therefore dropped. */
export type ParamProblem = {
  name: string
  value: string
  reason: 'unknown-parameter' | 'invalid-value'
  expected: string
}

type Shape = Record<string, z.ZodType>

/**
 * Parses URL parameters by the Zod type of each; those whose default is a list may be repeated. Invalid values are dropped and reported:
 * pages carry on without them, the API rejects the request. Empty values count as absent, because forms send them without JavaScript.
 * Shared by browser and server.
 */
export function readAddressParams<T extends object>(
  shape: Shape,
  defaults: T,
  search: URLSearchParams,
): { params: T; problems: ParamProblem[] } {
  const problems: ParamProblem[] = []
  const params: Record<string, unknown> = Object.fromEntries(Object.entries(defaults))
  for (const name of new Set(search.keys())) {
    const texts = search.getAll(name).filter(text => text.trim() !== '')
    const type = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (!type) problems.push(problem(name, texts, 'unknown-parameter', 'unknown parameter'))
    else if (texts.length > 0)
      params[name] = isList(name) ? list(type, name, texts) : single(type, name, texts)
  }
  // Every value is a default or passed the schema of its own name.
  return { params: params as T, problems }

  function isList(name: string): boolean {
    return Array.isArray(params[name])
  }
  function list(type: z.ZodType, name: string, texts: string[]): unknown[] {
    const good: unknown[] = []
    for (const text of new Set(texts.slice(0, maxValues))) {
      const parsed = type.safeParse([text])
      if (parsed.success && Array.isArray(parsed.data)) good.push(...parsed.data)
      else problems.push(problem(name, [text], 'invalid-value', parsed.error?.issues[0]?.message ?? ''))
    }
    if (texts.length > maxValues)
      problems.push(problem(name, texts.slice(maxValues), 'invalid-value', `at most ${maxValues} values`))
    return good
  }
  function single(type: z.ZodType, name: string, texts: string[]): unknown {
    if (texts.length > 1) problems.push(problem(name, texts, 'invalid-value', 'a single value'))
    const parsed = type.safeParse(texts.at(-1))
    if (parsed.success) return parsed.data
    problems.push(problem(name, texts, 'invalid-value', parsed.error.issues[0]?.message ?? ''))
    return params[name]
  }
}

/**
 * Serialises parameters as a URL query, without `?`: defaults omitted, names in the order of `defaults`, lists sorted. Equal parameters
 * yield the same text, which serves as canonical URL and cache key.
 */
export function writeAddressParams<T extends object>(defaults: T, params: Partial<T>): string {
  const given: Record<string, unknown> = { ...params }
  const query = new URLSearchParams()
  for (const [name, standard] of Object.entries(defaults)) {
    const value = given[name]
    if (Array.isArray(value)) for (const item of value.map(String).sort()) query.append(name, item)
    else if (value !== undefined && value !== null && value !== standard) query.set(name, String(value))
  }
  return query.toString()
}

const maxValues = 50

function problem(
  name: string,
  texts: string[],
  reason: ParamProblem['reason'],
  expected: string,
): ParamProblem {
  return { name, value: texts.join(', ').slice(0, 200), reason, expected }
}
