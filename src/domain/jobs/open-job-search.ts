import type { JobSearch } from './job.search.ts'
import { createJobRowCache } from './job-row-cache.ts'

/** For commands and tests that do not search: they start faster without an index, and searching is a defect. */
export const noJobSearch: JobSearch = {
  find: () => {
    throw new Error('This process has no search index')
  },
  generation: () => 0,
  rows: createJobRowCache(),
}
