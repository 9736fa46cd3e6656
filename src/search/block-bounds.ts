/** Documents come in blocks of 64: what the best of a block cannot reach, none of it can, and its columns need not be read. */
export const blockBits = 6

export type Bounds = { least: Float64Array; most: Float64Array }

const known = new WeakMap<Float64Array, Bounds>()

/** The least and the most of each block; Infinity and -Infinity where all are missing. Cached: columns are immutable. */
export function boundsOf(column: Float64Array): Bounds {
  let bounds = known.get(column)
  if (!bounds) {
    bounds = measure(column)
    known.set(column, bounds)
  }
  return bounds
}

function measure(column: Float64Array): Bounds {
  const blocks = Math.ceil(column.length / (1 << blockBits))
  const least = new Float64Array(blocks).fill(Infinity)
  const most = new Float64Array(blocks).fill(-Infinity)
  for (let document = 0; document < column.length; document++) {
    const value = column[document] as number // within bounds by the loop, as the blocks are
    const block = document >> blockBits
    if (value < (least[block] as number)) least[block] = value
    if (value > (most[block] as number)) most[block] = value
  }
  return { least, most }
}
