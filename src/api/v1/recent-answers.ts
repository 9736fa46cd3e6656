import { RecentMap } from '../../basics/remember.ts'

/** A serialised response and its ETag, encoded once for hashing and sending; `gzip` is created for the first client that accepts it. */
export type WrittenAnswer = {
  body: Uint8Array<ArrayBuffer>
  etag: string
  gzip: Uint8Array<ArrayBuffer> | null
}

/** Responses of the last half second, for endpoints that many clients call at once. */
export type RecentAnswers = {
  get(key: string, generation: number): WrittenAnswer | null
  set(key: string, generation: number, answer: WrittenAnswer): void
}

const maxAgeMs = 500
const maxAnswers = 100

/**
 * Serialising and hashing takes longer than the search. A response is reused for half a second and only while the index is unchanged, so
 * that an ended job is gone within two seconds even when the index lags.
 */
export function createRecentAnswers(nowMs: () => number = () => performance.now()): RecentAnswers {
  const answers = new RecentMap<string, { answer: WrittenAnswer; generation: number; writtenAtMs: number }>(
    maxAnswers,
  )
  return {
    get: (key, generation) => {
      const known = answers.get(key)
      if (!known) return null
      const isFresh = known.generation === generation && nowMs() - known.writtenAtMs < maxAgeMs
      return isFresh ? known.answer : null
    },
    set: (key, generation, answer) => {
      answers.set(key, { answer, generation, writtenAtMs: nowMs() })
    },
  }
}
