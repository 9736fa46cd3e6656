import { type ComponentProps, createElement, type JSX } from 'react'

type Drawing = {
  name: string
  size: number
  aliases?: string[]
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * What the icon library's function of the same place makes of an icon, without its settings that no page uses: they would be part of every
 * first visit. A test compares both.
 */
export default function drawnIcon({ name, size, aliases = [], node }: Drawing) {
  const ownClasses = ['lucide', `lucide-${name}`, ...aliases.map(alias => `lucide-${alias}`)].join(' ')
  return ({ className, ...props }: ComponentProps<'svg'>): JSX.Element =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${ownClasses} ${className}` : ownClasses,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
