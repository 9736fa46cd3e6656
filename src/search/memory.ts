// All columns are in shared memory, so that threads can search the same segments.

export function shared16(length: number): Uint16Array {
  return new Uint16Array(new SharedArrayBuffer(length * 2))
}

export function shared8(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length))
}

export function shared32(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(length * 4))
}

export function sharedFloats(length: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(length * 8))
}

export type Codes = Uint16Array | Uint32Array

/** The narrowest array type that holds these codes. */
export function sharedCodes(length: number, highest: number): Codes {
  return highest < 65_536 ? shared16(length) : shared32(length)
}

/** What `make` says about each number below `size`, asked when it is first needed, and once. */
export function onceEach(size: number, make: (at: number) => number): (at: number) => number {
  const known = new Float64Array(size).fill(Number.NaN)
  return at => {
    const before = known[at] as number // within bounds: codes come from the dictionary
    if (!Number.isNaN(before)) return before
    const made = make(at)
    known[at] = made
    return made
  }
}
