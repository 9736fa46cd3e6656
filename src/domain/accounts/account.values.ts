/** The specification's list; none is the empty choice. Safe for the browser. */
export const academicTitles = [
  'Dr.',
  'Dr. med.',
  'Dr. med. dent.',
  'Prof.',
  'Prof. Dr.',
  'Prof. Dr. med.',
  'PD Dr.',
  'PD Dr. med.',
] as const
