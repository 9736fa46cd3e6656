import type { XmlReader } from '../xml-events.ts'
import { colourIn, type SomeLooks } from './looks.ts'

type Style = { parent: string | null; looks: SomeLooks }

/** Reads the styles of `styles.xml` and `content.xml`, which may stand in both. */
export class OpenTextStyles implements XmlReader {
  readonly #styles = new Map<string, Style>()
  #style: Style | null = null

  /** How a style of a family (`paragraph`, `text`, `table-cell`) sets what it is given to. */
  looksOf(family: string, name: string | undefined): SomeLooks {
    const chain: SomeLooks[] = []
    for (let at: string | null = name ?? null; at !== null && chain.length < mostAncestors; ) {
      const style: Style | undefined = this.#styles.get(`${family} ${at}`)
      if (style) chain.unshift(style.looks)
      at = style?.parent ?? null
    }
    return Object.assign({}, ...chain)
  }

  /** What all text begins with. */
  standard(): SomeLooks {
    return this.#styles.get('paragraph ')?.looks ?? {}
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'style:style' || name === 'style:default-style') {
      this.#style = { parent: attributes['style:parent-style-name'] ?? null, looks: {} }
      const id = `${attributes['style:family']} ${attributes['style:name'] ?? ''}`
      this.#styles.set(id, this.#style)
    } else if (this.#style && /^style:(?:text|paragraph|table|table-row|table-cell)-properties$/.test(name))
      Object.assign(this.#style.looks, looksIn(attributes))
  }

  close(name: string): void {
    if (name === 'style:style' || name === 'style:default-style') this.#style = null
  }
}

const mostAncestors = 12

function looksIn(attributes: Record<string, string>): SomeLooks {
  const background = colourIn(attributes['fo:background-color'])
  const size = /^([\d.]+)pt$/.exec(attributes['fo:font-size'] ?? '')?.[1]
  const isAutomatic = attributes['style:use-window-font-color'] === 'true'
  const colour = isAutomatic ? null : colourIn(attributes['fo:color'])
  const display = attributes['text:display']
  return {
    ...(background !== undefined && { background }),
    ...(size !== undefined && { sizePoints: Number(size) }),
    ...(colour !== undefined && { colour }),
    ...(display !== undefined && { isHidden: display === 'none' }),
  }
}
