import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { localeOf } from './addresses.ts'
import { getFacts } from './context.server.ts'
import { loadTexts } from './load-texts.ts'
import './styles/app.css'
import { LocaleContext } from './use-texts.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { theme, textsFile, env } = getFacts(context)
  return { theme, textsFile, brand: { name: env.BRAND_NAME }, publicUrl: env.publicUrl }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const [result] = await Promise.all([next(), loadTexts(localeOf(new URL(request.url).pathname))])
    return result
  },
]

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const locale = localeOf(pathname)
  const facts = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={locale} data-theme={facts?.theme ?? 'system'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {facts?.textsFile && <link rel="modulepreload" href={facts.textsFile} />}
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleContext value={locale}>{children}</LocaleContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
