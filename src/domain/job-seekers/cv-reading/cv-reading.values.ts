import { cvProblems } from '../../../cv-format/cv-problem.values.ts'

/** Why a reading failed: what is wrong with the document, or what happened to the reading. */
export const cvReadingProblems = [
  ...cvProblems,
  'infected',
  'too-slow',
  'too-demanding',
  'file-unreachable',
  'broke-off',
] as const

export type CvReadingProblem = (typeof cvReadingProblems)[number]

/** After these the document is not there any more, so that there is nothing to read once more. */
export const endingProblems: readonly CvReadingProblem[] = ['infected']

/** Those that another attempt with the same document may not have. */
export const passingProblems: readonly CvReadingProblem[] = ['too-slow', 'file-unreachable', 'broke-off']
