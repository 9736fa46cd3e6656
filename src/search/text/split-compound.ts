/**
 * Splits a folded word if known parts and linking letters cover it completely; the fewest parts win, then the longest last part. Null
 * without a complete cover.
 */
export function splitCompound(
  word: string,
  parts: ReadonlySet<string>,
  linkers: readonly string[],
): string[] | null {
  if (word.length < shortestWord || word.length > longestWord) return null
  // best[i] is the best cover of the first i letters.
  const best: (string[] | null)[] = new Array(word.length + 1).fill(null)
  best[0] = []
  for (let start = 0; start < word.length; start++) {
    const before = best[start]
    if (!before) continue
    for (let end = start + shortestPart; end <= word.length; end++) {
      if (start === 0 && end === word.length) continue
      const part = word.slice(start, end)
      if (!parts.has(part)) continue
      const cover = [...before, part]
      keepBetter(best, end, cover)
      for (const linker of linkers) {
        const next = end + linker.length
        if (next < word.length && word.startsWith(linker, end)) keepBetter(best, next, cover)
      }
    }
  }
  const cover = best[word.length]
  return cover && cover.length > 1 ? cover : null
}

/**
 * "Demenzstation" is Demenz + Station although no list contains Demenz: some last parts (places, services) may follow any word. Null when
 * the word ends in none of them or too little precedes it.
 */
export function splitOpenCompound(word: string, heads: ReadonlySet<string>): string[] | null {
  if (word.length > longestWord) return null
  for (let start = shortestModifier; start <= word.length - shortestPart; start++) {
    const head = word.slice(start)
    if (heads.has(head)) return [word.slice(0, start).replace(openLinker, ''), head]
  }
  return null
}

const shortestModifier = 4
const openLinker = /(?<=[^s]{3})s$/
const shortestWord = 7
const longestWord = 48
const shortestPart = 3

function keepBetter(best: (string[] | null)[], end: number, cover: string[]): void {
  const present = best[end]
  const isBetter =
    !present ||
    cover.length < present.length ||
    (cover.length === present.length && lastLength(cover) > lastLength(present))
  if (isBetter) best[end] = cover
}

function lastLength(cover: string[]): number {
  return cover[cover.length - 1]?.length ?? 0
}
