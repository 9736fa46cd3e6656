import { areAlike } from './colours.ts'

/** A colour as `#rrggbb`; null where it cannot be told, as above a picture, so that nothing is judged by it. */
export type Colour = string | null

/** How a piece of text is set. */
export type Looks = { isHidden: boolean; colour: Colour; background: Colour; sizePoints: number | null }

/** What a style or a property says of it; the rest is as around it. */
export type SomeLooks = Partial<Looks>

export const paper = '#ffffff'

export const plainLooks: Looks = { isHidden: false, colour: null, background: paper, sizePoints: null }

/** Smaller than anybody reads. */
export const leastPoints = 2

export function isUnseen({ isHidden, colour, background, sizePoints }: Looks): boolean {
  if (isHidden || (sizePoints !== null && sizePoints < leastPoints)) return true
  return colour !== null && background !== null && areAlike(colour, background)
}

/** Undefined for words such as `auto` and `transparent`. */
export function colourIn(value: string | undefined): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(value ?? '') ?? []
  return digits === undefined ? undefined : `#${digits.toLowerCase()}`
}

/** Follows the elements of a document, and knows how the text is set that comes next. */
export type LooksWatch = {
  open: (name: string, attributes: Record<string, string>) => void
  close: (name: string) => void
  current: () => Looks
}
