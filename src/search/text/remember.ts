/**
 * Remembers what `make` gave for the last keys, at least `most` and at most twice as many: words follow Zipf, so that a few
 * thousand of them are most of what is asked and written.
 */
export function remember<T>(most: number, make: (key: string) => T): (key: string) => T {
  let recent = new Map<string, T>()
  let older = new Map<string, T>()
  return key => {
    const known = recent.get(key)
    if (known !== undefined) return known
    const kept = older.get(key)
    const value = kept === undefined ? make(key) : kept
    if (recent.size >= most) {
      older = recent
      recent = new Map()
    }
    recent.set(key, value)
    return value
  }
}
