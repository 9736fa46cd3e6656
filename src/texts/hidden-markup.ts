type Attributes = Record<string, string>

/** An element in the place of one that nobody sees: what is inside is dropped with it. */
export const hiddenElement = { tagName: 'script', attribs: {} }

/**
 * Whether a browser would not show the element: its text is meant for programs that read ads, such as search engines and assistants, and
 * would become visible without its style.
 */
export function isHidden({ style, class: names, hidden, color, size }: Attributes, tag: string): boolean {
  if (hidden !== undefined) return true
  if (names !== undefined && hidingClass.test(names)) return true
  if (tag === 'font' && ((color !== undefined && invisibleColour.test(color)) || size === '0')) return true
  return style !== undefined && isHiddenBy(style.slice(0, styleChars))
}
const styleChars = 2_000

const hidingClass = /(?:^|\s)(?:hidden|invisible|d-none|sr-only|visually-?hidden|screen-reader-text)(?:\s|$)/i

const invisibleColour =
  /^\s*(?:white|transparent|#fff(?:f|fff|fffff)?|#[\da-f]{3}0|#[\da-f]{6}00|rgba?\(\s*255[\s,]+255[\s,]+255\b[^)]*\)|rgba\([^)]*[\s,/]0(?:\.0+)?%?\s*\)|hsla?\([^)]*\b100%\s*\))\s*$/i

const hidingStyles = [
  /^display:none$/,
  /^visibility:(?:hidden|collapse)$/,
  /^opacity:(?:0?\.0\d*|0|0%)$/,
  /^font-size:(?:[01](?:\.\d+)?|\.\d+)(?:px|pt|%)?$/,
  /^font-size:0?\.[01]\d*r?em$|^font-size:0r?em$/,
  /^(?:max-)?(?:height|width):0(?:px|pt|%|r?em)?$/,
  /^(?:left|right|top|bottom|text-indent|margin-(?:left|top)):-\d{3,}/,
  /^clip:rect\((?:0|1)/,
  /^clip-path:(?:inset\((?:50|100)%|circle\(0)/,
  /^transform:scale[xy]?\(0/,
]

function isHiddenBy(style: string): boolean {
  const said = style
    .toLowerCase()
    .replace(/\/\*[^*]*\*\//g, '')
    .split(';')
    .map(each => each.replace('!important', '').trim())
  const plain = said.map(each => each.replace(/\s+/g, ''))
  if (plain.some(each => hidingStyles.some(pattern => pattern.test(each)))) return true
  // White letters on a dark ground are seen.
  if (plain.some(each => each.startsWith('background'))) return false
  return said.some(each => /^color\s*:/.test(each) && invisibleColour.test(each.slice(each.indexOf(':') + 1)))
}
