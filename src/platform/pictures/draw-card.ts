import { fileURLToPath } from 'node:url'
import type { SKRSContext2D } from '@napi-rs/canvas'

export type Card = { brand: string; title: string; line: string }

const [widthPx, heightPx, edgePx] = [1_200, 630, 72]
const family = 'Kittel card'
const colours = { paper: '#f7f5ef', ink: '#1d2b2f', brand: '#0c6b66' }
/** Tried from the largest on; a title that is too long even for the last ends with dots. */
const titleSizesPx = [72, 60, 50]
const mostLines = 5

/** The picture by which networks show a page, as PNG of 1200 × 630 px, with the site's own letters. */
export async function drawCard({ brand, title, line }: Card): Promise<Uint8Array> {
  // Loaded with the first card: large, and few processes draw any.
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas')
  if (!GlobalFonts.has(family)) for (const font of fonts) GlobalFonts.registerFromPath(pathOf(font), family)
  const canvas = createCanvas(widthPx, heightPx)
  const pen = canvas.getContext('2d')
  pen.fillStyle = colours.paper
  pen.fillRect(0, 0, widthPx, heightPx)
  pen.fillStyle = colours.brand
  pen.fillRect(0, 0, 18, heightPx)
  pen.font = `600 34px "${family}"`
  pen.fillText(brand, edgePx, 108)
  pen.fillStyle = colours.ink
  const { lines, sizePx } = fitted(pen, title)
  for (const [at, text] of lines.entries()) pen.fillText(text, edgePx, 216 + at * sizePx * 1.15)
  pen.font = `400 30px "${family}"`
  pen.fillText(line, edgePx, heightPx - 64, widthPx - 2 * edgePx)
  return canvas.encode('png')
}

const fonts = ['latin', 'latin-ext']

function pathOf(subset: string): string {
  const name = `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${subset}-wght-normal.woff2`
  return fileURLToPath(import.meta.resolve(name))
}

/** Sets the pen to the largest size in which the title has room. */
function fitted(pen: SKRSContext2D, title: string): { lines: string[]; sizePx: number } {
  let lines: string[] = []
  let last = 0
  for (const sizePx of titleSizesPx) {
    pen.font = `600 ${sizePx}px "${family}"`
    last = sizePx
    lines = wrapped(pen, title)
    if (lines.length * sizePx * 1.15 <= 330) return { lines, sizePx }
  }
  return { lines: [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1] ?? ''} …`], sizePx: last }
}

function wrapped(pen: SKRSContext2D, text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line === undefined || pen.measureText(longer).width > widthPx - 2 * edgePx) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
