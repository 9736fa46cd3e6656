/** A written answer and its tag; `gzip` is made for the first caller who can read it. */
export type WrittenAnswer = { body: string; etag: string; gzip: Uint8Array<ArrayBuffer> | null }

/** Written answers of the last half second, for addresses that many ask for at once. */
export type RecentAnswers = {
  get(key: string, generation: number): WrittenAnswer | null
  set(key: string, generation: number, answer: WrittenAnswer): void
}

const maxAgeMs = 500
const maxAnswers = 200

/**
 * Writing and hashing the JSON takes longer than the search. An answer is kept for half a second and only while the
 * index is unchanged, so that an ended job is gone within two seconds even if the index does not follow.
 */
export function createRecentAnswers(nowMs: () => number = () => performance.now()): RecentAnswers {
  const answers = new Map<string, { answer: WrittenAnswer; generation: number; writtenAtMs: number }>()
  return {
    get: (key, generation) => {
      const known = answers.get(key)
      if (!known) return null
      const isFresh = known.generation === generation && nowMs() - known.writtenAtMs < maxAgeMs
      return isFresh ? known.answer : null
    },
    set: (key, generation, answer) => {
      if (answers.size >= maxAnswers) answers.clear()
      answers.set(key, { answer, generation, writtenAtMs: nowMs() })
    },
  }
}
