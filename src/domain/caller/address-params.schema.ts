import type { z } from 'zod'

/** A parameter that was not understood and therefore left out. */
export type ParamProblem = {
  name: string
  value: string
  reason: 'unknown-parameter' | 'invalid-value'
  expected: string
}

type Shape = Record<string, z.ZodType>

/**
 * Reads the parameters of an address by the Zod type of each; those whose default is a list may be repeated. What is
 * wrong is left out and reported: pages go on without it, the API refuses. Empty values count as absent, because forms
 * without scripts send them. Browser and server share it.
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
    if (!type) problems.push(problem(name, texts, 'unknown-parameter', 'no such parameter'))
    else if (texts.length > 0)
      params[name] = isList(name) ? list(type, name, texts) : single(type, name, texts)
  }
  // Every value is a default or went through the schema of its own name.
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
 * Parameters as the query of an address, without `?`: defaults left out, names in the order of `defaults`, lists sorted.
 * Equal parameters give one text, so it serves as a canonical address and as a key of caches.
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
