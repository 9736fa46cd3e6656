type Child = string | null | readonly Child[]

/** An element with text: characters that XML 1.0 has no place for are left out. Null, which is written as nothing, without a text. */
export function textElement(
  name: string,
  text: string | null,
  attributes: Record<string, string> = {},
): string | null {
  return text === null ? null : `${open(name, attributes)}${escaped(text)}</${name}>`
}

/** An element around others; null when there is nothing in it. */
export function element(name: string, ...children: Child[]): string | null {
  const inner = joined(children)
  return inner === '' ? null : `<${name}>${inner}</${name}>`
}

export function open(name: string, attributes: Record<string, string>): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${list.join('')}>`
}

function joined(child: Child): string {
  if (child === null) return ''
  return typeof child === 'string' ? child : child.map(joined).join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, each => entities[each] ?? each)
}
