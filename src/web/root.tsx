import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { localeOf } from './addresses.ts'
import { loadTexts } from './load-texts.ts'
import { pageOf } from './page-of.ts'
import { RouteErrorPage } from './parts/shared/frame/route-error-page.tsx'
import { SiteFrame } from './parts/shared/frame/site-frame.tsx'
import { isOpenToBothRealms, realmOf } from './realm-of.ts'
import { onlyLooking } from './server/only-looking.server.ts'
import { rootFacts } from './server/root-facts.server.ts'
import './styles/public.css'
import { LocaleContext } from './use-texts.ts'
import { wayBackOf } from './way-back.ts'

export const loader = ({ context }: Route.LoaderArgs) => rootFacts(context)

/**
 * The frame's data only changes with a form (theme, consent), the language or realm, or the end of a session. Otherwise it is not fetched
 * again with each page.
 */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  const isChange = formMethod !== undefined && formMethod.toUpperCase() !== 'GET'
  if (isChange || localeOf(currentUrl.pathname) !== localeOf(nextUrl.pathname)) return true
  const [current, next] = [currentUrl.pathname, nextUrl.pathname]
  if (realmOf(current) !== realmOf(next) || isOpenToBothRealms(current) !== isOpenToBothRealms(next))
    return true
  const isSignIn = ['login', 'admin-login'].includes(pageOf(nextUrl.pathname)?.name ?? '')
  return isSignIn && wayBackOf(nextUrl.searchParams) !== null
}

export const middleware: Route.MiddlewareFunction[] = [onlyLooking]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const [result] = await Promise.all([next(), loadTexts(new URL(request.url).pathname)])
    return result
  },
]

export const links: Route.LinksFunction = () => [
  ...[figtree, bricolage].map(href => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'apple-touch-icon', href: '/social/touch-icon.png' },
]

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOf(useLocation().pathname)
  const facts = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={locale} data-theme={facts?.theme ?? 'system'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {facts?.textsFiles.map(file => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        <Meta />
        {/* The router's own nonce is only known on the server, so hydration would report a mismatch. Files of our own origin need none. */}
        <Links nonce="" />
      </head>
      <body>
        <LocaleContext value={locale}>
          <SiteFrame facts={facts}>{children}</SiteFrame>
        </LocaleContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteErrorPage error={error} />
}
