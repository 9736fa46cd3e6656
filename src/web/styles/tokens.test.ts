import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light = '', dark = '', darkBySystem = ''] = css.split(/\n\s*:root/).slice(1)
const grounds = ['paper', 'surface', 'sunken']
const texts = ['ink', 'ink-soft', 'brand', 'brand-strong', 'good', 'warn', 'bad']
const pairs: [text: string, ground: string][] = [
  ...texts.flatMap(text => grounds.map((ground): [string, string] => [text, ground])),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent'],
  ['ink', 'accent-soft'],
  ['ink', 'brand-soft'],
  ['ink-soft', 'brand-soft'],
  ['brand', 'brand-soft'],
  ['brand-strong', 'brand-soft'],
  ['surface', 'bad'],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_, block) => {
  const colours = coloursOf(block)

  it.each(pairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(grounds)('the edge of a field and the focus ring stand out from %s', ground => {
    expect(contrast(colours, 'line-strong', ground)).toBeGreaterThanOrEqual(3)
    expect(contrast(colours, 'focus', ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('the dark colours', () => {
  it('are for screens alone: paper is white', () => {
    for (const [, query = ''] of css.matchAll(/@media ([^{]+) \{\s*:root/g))
      expect(query).toMatch(/^screen\b/)
    expect(css.match(/^ {2}:root/gm)).toHaveLength(1)
  })

  it('are the same whether chosen or taken from the device', () => {
    expect(coloursOf(darkBySystem)).toEqual(coloursOf(dark))
    expect(coloursOf(dark).size).toBe(coloursOf(light).size)
  })
})

type Oklch = [lightness: number, chroma: number, hueDegrees: number]

function coloursOf(block: string): Map<string, Oklch> {
  const found = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)
  return new Map([...found].map(([, name = '', l, c, h]) => [name, [Number(l), Number(c), Number(h)]]))
}

function contrast(colours: Map<string, Oklch>, text: string, ground: string): number {
  const [a, b] = [text, ground].map(name => {
    const colour = colours.get(name)
    if (!colour) throw new Error(`no colour ${name}`)
    return luminance(colour)
  }) as [number, number] // two names give two numbers
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Relative luminance as WCAG defines it, from OKLCH via linear sRGB. Out-of-gamut channels are clipped as a screen does. */
function luminance([lightness, chroma, hueDegrees]: Oklch): number {
  const hue = (hueDegrees * Math.PI) / 180
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
