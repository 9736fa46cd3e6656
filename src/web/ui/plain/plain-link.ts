import { createElement, type ReactElement } from 'react'
import type { LinkProps } from 'react-router'

/** An absolute path within the site in which nothing has to be resolved, with what may follow it. */
const simplePath = /^\/(?!\/)(?:(?!\/[./])[^?#])*(?:\?[^#]+)?(?:#.+)?$/

/**
 * The element that the router's `Link` makes on the server, where the address needs no resolving: what it works out beside that concerns
 * clicks. Null for other addresses and for links that do more.
 */
export function plainLink(props: LinkProps): ReactElement | null {
  const { to, discover = 'render', prefetch, mask, ...rest } = props
  if (typeof to !== 'string' || !simplePath.test(to) || (prefetch && prefetch !== 'none') || mask) return null
  const { relative, reloadDocument, replace, state, preventScrollReset, viewTransition, ...ofElement } = rest
  const { defaultShouldRevalidate, ...attributes } = ofElement
  return createElement('a', {
    ...attributes,
    href: to,
    'data-discover': discover === 'render' ? 'true' : undefined,
  })
}
