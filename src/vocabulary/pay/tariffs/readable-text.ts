export type ReadableText = {
  text: string
  /** The offset in the given text of an offset in `text`. */
  offsetOf: (at: number) => number
}

/** A text of an ad, or a part of it whose offsets are those of the whole. */
export type Field = ReadableText & { field: 'title' | 'payText' | 'description' }

const blanks = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g
const dashes = /[\u2010-\u2015\u2212]/g
/** Letters in two signs, as some programs write them. */
const composed = /[aouAOUeE][\u0300\u0301\u0308]/g

/** One kind of blank and dash, umlauts as one letter; knows where everything stood before. */
export function readableText(given: string): ReadableText {
  const plain = given.replace(blanks, ' ').replace(dashes, '-')
  if (!/[\u0300-\u0308]/.test(plain)) return { text: plain, offsetOf: at => at }
  const removed: number[] = []
  const text = plain.replace(composed, (letters, at: number) => {
    removed.push(at - removed.length)
    return letters.normalize('NFC')
  })
  return { text, offsetOf: at => at + countBefore(removed, at) }
}

/** How many of the rising numbers are below another. */
function countBefore(numbers: readonly number[], at: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}
