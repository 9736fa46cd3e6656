import { type ComponentProps, createElement, type JSX } from 'react'

type Drawing = {
  name: string
  size: number
  aliases?: string[]
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * What the icon library's function of the same place makes of an icon, without its settings that no page uses: they would be part of every
 * first visit. What is in it is one text, made once: the twenty icons of a page would be a hundred elements, rendered each time. A test
 * compares both.
 */
export default function drawnIcon({ name, size, aliases = [], node }: Drawing) {
  const ownClasses = ['lucide', `lucide-${name}`, ...aliases.map(alias => `lucide-${alias}`)].join(' ')
  const lines = { __html: node.map(([tag, attributes]) => element(tag, attributes)).join('') }
  const viewBox = `0 0 ${size} ${size}`
  return ({ className, ...props }: ComponentProps<'svg'>): JSX.Element =>
    createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 24,
      height: 24,
      viewBox,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className ? `${ownClasses} ${className}` : ownClasses,
      dangerouslySetInnerHTML: lines,
      ...props,
    })
}

/** The library's own numbers and paths: nothing in them has a meaning in markup. */
function element(tag: string, { key: _, ...attributes }: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}></${tag}>`
}
