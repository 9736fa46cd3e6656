import { getResolvedPDFJS } from 'unpdf'
import { type Rule, rulesOfPath } from './page-rules.ts'

/** Row by row, as PDF has them: [a, b, c, d, e, f]. */
type Matrix = readonly [number, number, number, number, number, number]

/** What was painted before a text, on the page in points from its lower left corner. */
export type Paint = {
  box: { left: number; bottom: number; right: number; top: number }
  /** Null for pictures, gradients and patterns. */
  colour: string | null
  /** Fills its box completely. */
  isRectangle: boolean
}

/** Letters that were painted with one instruction, from where they begin on their line. */
export type Shown = {
  text: string
  x: number
  y: number
  sizePoints: number
  colour: string | null
  opacity: number
  mode: number
  /** How many of the paints lie below it. */
  paintsBelow: number
}

/** `rules` are those that were drawn as lines; areas so thin that they look like some are among the paints. */
export type PaintedPage = { paints: Paint[]; shown: Shown[]; rules: Rule[] }

type State = { matrix: Matrix; colour: string | null; opacity: number; mode: number; font: Font }
type Font = { size: number; leading: number; spacing: number; wordSpacing: number; scale: number }
type Glyph = { unicode?: string; width?: number; isSpace?: boolean }

type Page = { getOperatorList: () => Promise<{ fnArray: number[]; argsArray: unknown[] }> }

const start: State = {
  matrix: [1, 0, 0, 1, 0, 0],
  colour: '#000000',
  opacity: 1,
  mode: 0,
  font: { size: 1, leading: 0, spacing: 0, wordSpacing: 0, scale: 1 },
}

/** The instructions of a page as letters and areas, with colours. What no text needs is passed over. */
export async function paintedPage(page: Page): Promise<PaintedPage> {
  const { OPS } = await getResolvedPDFJS()
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]))
  const { fnArray, argsArray } = await page.getOperatorList()
  const painter = openPainter(names)
  fnArray.forEach((code, at) => {
    const args = argsArray[at]
    painter.follow(names.get(code) ?? '', Array.isArray(args) ? args : [])
  })
  return painter.done
}

function openPainter(names: ReadonlyMap<unknown, string>) {
  const done: PaintedPage = { paints: [], shown: [], rules: [] }
  const kept: State[] = []
  let state = start
  let line: Matrix = start.matrix
  let pen: Matrix = start.matrix
  const nextLine = (x: number, y: number) => {
    line = times(line, [1, 0, 0, 1, x, y])
    pen = line
  }
  const paint = (box: readonly number[], colour: string | null, isRectangle: boolean) =>
    done.paints.push({ box: boxOn(state.matrix, box), colour, isRectangle })
  const font = (change: Partial<Font>) => {
    state = { ...state, font: { ...state.font, ...change } }
  }
  const show = (glyphs: readonly unknown[]) => {
    const { font: set, matrix, colour, opacity, mode } = state
    const { text, width } = measured(glyphs, set)
    const [a, b, c, d, x, y] = times(matrix, pen)
    const sizePoints = set.size * Math.max(Math.hypot(c, d), Math.hypot(a, b))
    done.shown.push({ text, x, y, sizePoints, colour, opacity, mode, paintsBelow: done.paints.length })
    pen = times(pen, [1, 0, 0, 1, width, 0])
  }
  const steps: Steps = {
    save: () => kept.push(state),
    restore: () => {
      state = kept.pop() ?? state
    },
    transform: args => {
      state = { ...state, matrix: times(state.matrix, matrixOf(args)) }
    },
    paintFormXObjectBegin: ([matrix]) => {
      kept.push(state)
      if (Array.isArray(matrix)) state = { ...state, matrix: times(state.matrix, matrixOf(matrix)) }
    },
    paintFormXObjectEnd: () => {
      state = kept.pop() ?? state
    },
    ...fontSteps(font),
    ...stateSteps(change => {
      state = { ...state, ...change }
    }),
    beginText: () => {
      line = start.matrix
      pen = line
    },
    setTextMatrix: ([matrix]) => {
      line = matrixOf(
        Array.isArray(matrix) || ArrayBuffer.isView(matrix) ? Array.from(Object.values(matrix)) : [],
      )
      pen = line
    },
    moveText: ([x, y]) => nextLine(Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      font({ leading: -Number(y) })
      nextLine(Number(x), Number(y))
    },
    nextLine: () => nextLine(0, -state.font.leading),
    showText: ([glyphs]) => show(Array.isArray(glyphs) ? glyphs : []),
    constructPath: ([operation, path, box]) => {
      const name = names.get(operation) ?? ''
      if (/stroke/i.test(name))
        done.rules.push(...rulesOfPath(pointsOf(path), box => boxOn(state.matrix, box)))
      if (!/fill/i.test(name) || state.opacity < visibleOpacity) return
      paint(numbersIn(box), state.opacity > 0.95 ? state.colour : null, isRectangle(path))
    },
    shadingFill: () => paint(everywhere, null, false),
  }
  return {
    done,
    follow: (name: string, args: readonly unknown[]) => {
      if (/^paint.*Image/.test(name)) paint([0, 0, 1, 1], null, false)
      else steps[name]?.(args)
    },
  }
}

type Steps = Record<string, (args: readonly unknown[]) => void>

function fontSteps(set: (change: Partial<Font>) => void): Steps {
  return {
    setFont: ([, size]) => set({ size: Number(size) }),
    setLeading: ([leading]) => set({ leading: Number(leading) }),
    setCharSpacing: ([spacing]) => set({ spacing: Number(spacing) }),
    setWordSpacing: ([wordSpacing]) => set({ wordSpacing: Number(wordSpacing) }),
    setHScale: ([percent]) => set({ scale: Number(percent) / 100 }),
  }
}

function stateSteps(set: (change: Partial<State>) => void): Steps {
  return {
    setFillRGBColor: ([colour]) => set({ colour: typeof colour === 'string' ? colour : null }),
    setFillColorN: () => set({ colour: null }),
    setTextRenderingMode: ([mode]) => set({ mode: Number(mode) }),
    setGState: ([pairs]) => {
      for (const [name, value] of Array.isArray(pairs) ? pairs : [])
        if (name === 'ca') set({ opacity: Number(value) })
    },
  }
}

export const visibleOpacity = 0.05
const everywhere = [-1e5, -1e5, 1e5, 1e5]

/** Four corners and straight lines; other areas have places inside of their box that they do not fill. */
function isRectangle(path: unknown): boolean {
  const numbers = pointsOf(path)
  return numbers.length >= 10 && numbers.length <= 16
}

/** A path as the library has it: each step as its number, and where it leads. */
function pointsOf(path: unknown): number[] {
  const [points] = Array.isArray(path) ? path : []
  return numbersIn(points)
}

function measured(glyphs: readonly unknown[], font: Font): { text: string; width: number } {
  let text = ''
  let width = 0
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') width -= (glyph / 1000) * font.size
    else if (typeof glyph === 'object' && glyph !== null) {
      const { unicode = '', width: wide = 0, isSpace = false }: Glyph = glyph
      text += unicode
      width += (wide / 1000) * font.size + font.spacing + (isSpace ? font.wordSpacing : 0)
    }
  }
  return { text, width: width * font.scale }
}

function boxOn(matrix: Matrix, box: readonly number[]): Paint['box'] {
  const [left = 0, bottom = 0, right = 0, top = 0] = box
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => times(matrix, [1, 0, 0, 1, x, y]))
  const [across, up] = [corners.map(corner => corner[4]), corners.map(corner => corner[5])]
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    bottom: Math.min(...up),
    top: Math.max(...up),
  }
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function matrixOf(values: readonly unknown[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values.map(Number)
  return [a, b, c, d, e, f]
}

function numbersIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.map(Number)
  return ArrayBuffer.isView(value) ? Object.values(value).map(Number) : []
}
