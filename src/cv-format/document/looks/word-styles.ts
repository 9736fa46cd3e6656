import { readXml, type XmlReader } from '../xml-events.ts'
import { colourIn, type SomeLooks } from './looks.ts'

type Style = { basedOn: string | null; looks: SomeLooks; hasColouredCells: boolean }

/** How the styles of a document set text, by their ids; `''` is what all begin with. */
export type WordStyles = { looksOf: (id: string) => SomeLooks; hasColouredCells: (id: string) => boolean }

/** From `word/styles.xml`; from nothing where a document has none. */
export function wordStyles(xml: string | null): WordStyles {
  const styles = new Map<string, Style>()
  if (xml !== null) readXml(xml, styleReader(styles))
  const chainOf = (id: string): Style[] => {
    const chain: Style[] = []
    for (let at: string | null = id; at !== null && chain.length < mostAncestors; ) {
      const style = styles.get(at)
      if (style) chain.unshift(style)
      at = style?.basedOn ?? null
    }
    return chain
  }
  return {
    looksOf: id => Object.assign({}, ...chainOf(id).map(({ looks }) => looks)),
    hasColouredCells: id => chainOf(id).some(style => style.hasColouredCells),
  }
}

const mostAncestors = 12

function styleReader(styles: Map<string, Style>): XmlReader {
  let style: Style | null = null
  return {
    open(name, attributes) {
      if (name === 'w:style' || name === 'w:docDefaults') {
        style = { basedOn: null, looks: {}, hasColouredCells: false }
        styles.set(attributes['w:styleId'] ?? '', style)
        // What a document begins with is also what text without a style of its own has.
        if (attributes['w:default'] === '1' && attributes['w:type'] === 'paragraph')
          styles.set(standard, style)
      }
      if (!style) return
      if (name === 'w:basedOn') style.basedOn = attributes['w:val'] ?? null
      const looks = looksOfWord(name, attributes)
      if (looks?.background !== undefined) style.hasColouredCells = true
      Object.assign(style.looks, looks)
    },
    close(name) {
      if (name === 'w:style' || name === 'w:docDefaults') style = null
    },
  }
}

/** The id under which the style of paragraphs that name none is found. */
export const standard = ' standard'

const isOff = (value: string | undefined) => value !== undefined && /^(?:0|false|off)$/.test(value)

/** What one property of text, paragraph or cell says. */
export function looksOfWord(name: string, attributes: Record<string, string>): SomeLooks | null {
  const value = attributes['w:val']
  if (name === 'w:vanish') return { isHidden: !isOff(value) }
  if (name === 'w:color') return { colour: colourIn(value) ?? null }
  if (name === 'w:sz') return { sizePoints: Number(value) / 2 || null }
  if (name === 'w:highlight') return value === 'none' ? null : { background: null }
  if (name !== 'w:shd') return null
  // A pattern mixes two colours.
  if (value !== undefined && !/^(?:clear|nil)$/.test(value)) return { background: null }
  const fill = colourIn(attributes['w:fill'])
  return fill === undefined ? null : { background: fill }
}
