import { pagePath } from '../addresses.ts'
import { pageQuery } from '../parts/shared/filters/clean-address.ts'
import { askParam, pathInside, sentFromField } from '../way-back.ts'

/** The address of the page that is asked for, or that the form belongs to. */
export function thisPage(request: Request): string {
  const url = new URL(request.url)
  return pagePath(url.pathname) + pageQuery(url)
}

/** The same page once its form is done and nothing is asked any more: all of its query, or `only` some of it, or all `without` some. */
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
 * The page of this site on which a form was sent that posts to an address of its own: the form names it, otherwise the browser does.
 * Null where neither does, and for anything that is no path of this site.
 */
export function sentFrom(request: Request, fields?: FormData): string | null {
  const named = fields?.get(sentFromField) ?? null
  if (named !== null) return pathInside(named)
  const referer = request.headers.get('referer') ?? ''
  const url = URL.canParse(referer) ? new URL(referer) : null
  return url && pathInside(url.pathname + url.search)
}
