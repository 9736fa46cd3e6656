import { pagePath } from '../addresses.ts'
import { pageQuery } from '../parts/shared/filters/clean-address.ts'
import { askParam, pathInside, sentFromField } from '../way-back.ts'

/** The page's own address, also for `.data` requests and for forms posted to it. */
export function thisPage(request: Request): string {
  const url = new URL(request.url)
  return pagePath(url.pathname) + pageQuery(url)
}

/**
 * Where to return after a form: the same page without its confirmation question. `only` keeps just these parameters, `without` drops some.
 */
export function thisPageAgain(
  request: Request,
  { only, without = [] }: { only?: readonly string[]; without?: readonly string[] } = {},
): string {
  const url = new URL(thisPage(request), request.url)
  for (const name of [...new Set(url.searchParams.keys())])
    if (name === askParam || without.includes(name) || only?.includes(name) === false)
      url.searchParams.delete(name)
  return url.pathname + url.search
}

/**
 * The page from which a form was sent to an address of its own. The form's field wins over the `Referer` header. Null if neither names a
 * path of this site.
 */
export function sentFrom(request: Request, fields?: FormData): string | null {
  const named = fields?.get(sentFromField) ?? null
  if (named !== null) return pathInside(named)
  const referer = request.headers.get('referer') ?? ''
  const url = URL.canParse(referer) ? new URL(referer) : null
  return url && pathInside(url.pathname + url.search)
}
