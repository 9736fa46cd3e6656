import type { CvProblem } from './cv-problem.values.ts'

/** Thrown inside this room only; `readCv` answers with its code. */
export class CvRefused extends Error {
  readonly problem: CvProblem
  constructor(problem: CvProblem, cause?: unknown) {
    super(`the CV was not read: ${problem}`, { cause })
    this.problem = problem
  }
}
