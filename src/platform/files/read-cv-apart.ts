import type { ReadCv } from '../../cv-format/read-cv.ts'
import type { Asker } from '../process/turns.ts'
import type { CvSettings, ReadingProgress } from './apart/task.ts'
import { readApartAtLength } from './read-apart.ts'

export type CvToRead = {
  asker: Asker
  load: () => Promise<Uint8Array>
  name: string
  now: Date
  onProgress: (progress: ReadingProgress) => void
}

/** Reads a CV apart, a minute at most. @throws {ApartProblem}, and whatever `load` throws */
export type CvReader = (cv: CvToRead) => Promise<ReadCv>

export function openCvReader(settings: CvSettings): CvReader {
  return async ({ asker, load, name, now, onProgress }) => {
    const answer = await readApartAtLength(
      asker,
      async () => ({ kind: 'read-cv', bytes: await load(), name, now, settings }),
      onProgress,
    )
    if (answer.kind === 'cv-read') return answer.read
    throw new Error(`unexpected: ${answer.kind}`)
  }
}
