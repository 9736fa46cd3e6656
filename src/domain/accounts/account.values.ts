/** The specification's list; no title is the empty choice. Browser-safe. */
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
