import type { Cv } from '../../../cv-format/cv.ts'
import type { CvRemark } from '../../../cv-format/cv-problem.values.ts'
import type { CvPage } from '../../../cv-format/read-cv.ts'
import type { CvModelReading } from './cv-model.values.ts'

/** What a reading has found, as it is kept until the person has looked through it. */
export type CvReadingResult = {
  fields: Cv
  remarks: CvRemark[]
  pages: CvPage[]
  /** Only of documents without pages, to mark the evidence in. */
  text: string[]
  /** Null where no model was to be asked; missing in results from before there was one. */
  model?: CvModelReading | null
}
