/** In points, from the upper left corner of the page. */
export type Box = { page: number; x: number; y: number; width: number; height: number }

/** What was printed in one place: a run of characters, or a paragraph of a document without places. */
export type Piece = { text: string; box: Box | null }

/**
 * A line as its writer meant it. Cells of a table or columns made with tabs are parted by a tab; where the page was too narrow and the
 * line went on below stands a line feed.
 */
export type Line = {
  text: string
  /** Pieces one after the other; `from` is where each begins in `text`. */
  pieces: readonly (Piece & { from: number })[]
  /** The size of its largest letters, or null where the document has none. */
  sizePoints: number | null
  isHeading: boolean
}

/** Longer lines are no lines of a CV; what reads them is spared. */
export const lineCharsMax = 1_500
export const linesMax = 4_000

export function lineOf(text: string, isHeading = false): Line {
  const kept = text.slice(0, lineCharsMax)
  return { text: kept, pieces: [{ text: kept, box: null, from: 0 }], sizePoints: null, isHeading }
}

/** A line that goes on in the one below it. */
export function onBelow(above: Line, below: Line): Line {
  const offset = above.text.length + 1
  const pieces = [...above.pieces, ...below.pieces.map(piece => ({ ...piece, from: piece.from + offset }))]
  return { ...above, text: `${above.text}\n${below.text}`, pieces }
}

/** A part of a line, with the pieces that it shares with the whole. */
export function partOf(line: Line, from: number, to = line.text.length): Line {
  const pieces = line.pieces
    .filter(piece => piece.from < to && piece.from + piece.text.length > from)
    .map(piece => cutPiece(piece, from, to))
  return { ...line, text: line.text.slice(from, to), pieces }
}

function cutPiece(piece: Line['pieces'][number], from: number, to: number): Line['pieces'][number] {
  const start = Math.max(0, from - piece.from)
  const end = Math.min(piece.text.length, to - piece.from)
  const text = piece.text.slice(start, end)
  const box = piece.box && boxOfPart(piece.box, piece.text.length, start, end)
  return { text, box, from: Math.max(0, piece.from - from) }
}

/** As if all characters were equally wide: near enough to mark the words on a picture of the page. */
function boxOfPart(box: Box, length: number, start: number, end: number): Box {
  const perCharacter = box.width / Math.max(1, length)
  return { ...box, x: box.x + start * perCharacter, width: (end - start) * perCharacter }
}
