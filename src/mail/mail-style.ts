import type { CSSProperties } from 'react'

/**
 * The site's colours (src/web/styles/tokens.css) as hex: many mail programs support neither variables nor oklch. Light colours are inline,
 * dark ones in the style sheet, which clients without dark mode ignore.
 */
export const light = {
  paper: '#fbfaf7',
  surface: '#fffefe',
  sunken: '#f2f1ed',
  ink: '#0f1d1e',
  inkSoft: '#49595a',
  line: '#dcddd7',
  brand: '#00645b',
  onBrand: '#fdfcf8',
}

const dark: typeof light = {
  paper: '#0b1314',
  surface: '#131d1d',
  sunken: '#060e0e',
  ink: '#edebe5',
  inkSoft: '#a1aeab',
  line: '#2a3536',
  brand: '#5cc3b0',
  onBrand: '#001312',
}

export const fontFamily = 'Figtree, Segoe UI, Roboto, Helvetica, Arial, sans-serif'

export const textStyle: CSSProperties = {
  margin: '0 0 16px',
  color: light.ink,
  fontFamily,
  fontSize: '16px',
  lineHeight: '26px',
  // A long URL must not make the mail wider than a phone.
  overflowWrap: 'anywhere',
}

export const smallTextStyle: CSSProperties = {
  ...textStyle,
  color: light.inkSoft,
  fontSize: '14px',
  lineHeight: '22px',
}

const darkRules = [
  `.paper { background-color: ${dark.paper} !important; }`,
  `.surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }`,
  `.sunken { background-color: ${dark.sunken} !important; border-color: ${dark.line} !important; }`,
  `.ink { color: ${dark.ink} !important; }`,
  `.ink-soft { color: ${dark.inkSoft} !important; }`,
  `.link { color: ${dark.brand} !important; }`,
  `.button { background-color: ${dark.brand} !important; }`,
  `.on-brand { color: ${dark.onBrand} !important; }`,
]

/** Outlook's apps mark elements they have darkened instead of matching the media query. */
const outlookRules = darkRules.map(rule => `[data-ogsc] ${rule}`)

export const styleSheet = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  'body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }',
  '@media (max-width: 480px) { .inner { padding: 24px 20px !important; } .outer { padding: 16px 8px !important; } }',
  `@media (prefers-color-scheme: dark) { ${darkRules.join(' ')} }`,
  ...outlookRules,
].join('\n')
