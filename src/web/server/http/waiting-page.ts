import { createHash } from 'node:crypto'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import { localeOf } from '../../addresses.ts'
import { readCookies } from './cookies.ts'

/** Why no page is available: the site is starting, or this response took too long. */
type Reason = { status: 503 | 504; kind: 'starting' | 'slow'; name: string }

const againSeconds = 5

/** A browser navigation; everything else gets one line of text. */
export function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}

/**
 * A self-contained page in both languages for outages. GET requests are retried automatically; others are not, because they might be
 * executed twice.
 */
export function waitingPage(request: Request, reason: Reason): Response {
  const { pathname } = new URL(request.url)
  const first = localeOf(pathname)
  const isAsked = request.method === 'GET' || request.method === 'HEAD'
  const { theme } = readCookies(request.headers.get('cookie'))
  const chosen = theme === 'dark' || theme === 'light' ? ` class="${theme}"` : ''
  const html = `<!doctype html>
<html lang="${first}"${chosen}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
${isAsked ? `<meta http-equiv="refresh" content="${againSeconds}">` : ''}
<title>${escaped(translator(first)(`waiting.${reason.kind}.title`, reason))}</title>
<style>${style}</style>
</head>
<body><main>
${part(first, reason, isAsked)}
${part(first === 'de' ? 'en' : 'de', reason, isAsked)}
</main></body>
</html>
`
  return new Response(html, { status: reason.status, headers })
}

function part(locale: Locale, { kind, name }: Reason, isAsked: boolean): string {
  const t = translator(locale)
  const what = isAsked ? 'again' : `sent-${kind}`
  // An empty href is the current URL.
  const link = isAsked ? `<p><a href="">${escaped(t('waiting.now'))}</a></p>` : ''
  return `<section lang="${locale}">
<h1>${escaped(t(`waiting.${kind}.title`, { name }))}</h1>
<p>${escaped(t(`waiting.${kind}.text`, { name }))} ${escaped(t(`waiting.${what}`, { name }))}</p>
${link}
</section>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
}

const style = `:root{color-scheme:light dark}.light{color-scheme:light}.dark{color-scheme:dark}
body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:light-dark(oklch(0.22 0.02 200),oklch(0.94 0.008 95));background:light-dark(oklch(0.985 0.004 95),oklch(0.18 0.012 200))}
main{max-width:36rem;margin:0 auto;padding:12vh 1.25rem 3rem}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.25;overflow-wrap:anywhere}
p{margin:0 0 .5rem}
section+section{margin-top:2.5rem;padding-top:2rem;border-top:1px solid light-dark(oklch(0.895 0.008 110),oklch(0.32 0.015 200));color:light-dark(oklch(0.45 0.02 200),oklch(0.74 0.015 180))}
section+section h1{font-size:1.25rem}
a{display:inline-block;padding:.625rem 0;color:light-dark(oklch(0.45 0.085 185),oklch(0.75 0.1 180))}`

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'retry-after': String(againSeconds),
  'cache-control': 'no-store',
  vary: 'Accept, Cookie',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}
