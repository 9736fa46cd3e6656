/** A trie of stems: the longest phrase that starts at a token wins. */
export type PhraseNode<T> = { value: T | undefined; next: Map<string, PhraseNode<T>> | undefined }

export function phraseTree<T>(): PhraseNode<T> {
  return { value: undefined, next: undefined }
}

/** Ignores an empty phrase. */
export function addPhrase<T>(root: PhraseNode<T>, stems: readonly string[], value: T): void {
  if (stems.length === 0) return
  let node = root
  for (const stem of stems) {
    node.next ??= new Map()
    let child = node.next.get(stem)
    if (!child) {
      child = { value: undefined, next: undefined }
      node.next.set(stem, child)
    }
    node = child
  }
  node.value = value
}

export function phraseValue<T>(root: PhraseNode<T>, stems: readonly string[]): T | undefined {
  let node: PhraseNode<T> | undefined = root
  for (const stem of stems) {
    node = node.next?.get(stem)
    if (!node) return undefined
  }
  return node.value
}

/** The longest phrase that begins at `start`: its value and number of stems, or null. */
export function longestPhrase<T>(
  root: PhraseNode<T>,
  stemAt: (index: number) => string | undefined,
  start: number,
): { value: T; length: number } | null {
  let node: PhraseNode<T> | undefined = root
  let found: { value: T; length: number } | null = null
  for (let index = start; ; index++) {
    const stem = stemAt(index)
    node = stem === undefined ? undefined : node.next?.get(stem)
    if (!node) return found
    if (node.value !== undefined) found = { value: node.value, length: index - start + 1 }
  }
}
