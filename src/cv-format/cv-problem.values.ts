/** Why a document was not read. */
export const cvProblems = [
  'empty',
  'unknown-format',
  'not-what-it-says',
  'encrypted',
  'corrupted',
  'no-text',
  'nothing-recognised',
  'too-many-pages',
  'bomb',
] as const

export type CvProblem = (typeof cvProblems)[number]

/** Of a document that is read; whoever offers reading has to say so. */
export const mostCvPages = 30

/** What is odd about a document that was read all the same. */
export type CvRemark =
  | 'owner-protected'
  | 'not-what-it-says'
  | 'pages-without-text'
  | 'recognised'
  | 'own-data'
  | 'unseen-text'
