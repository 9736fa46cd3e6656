import { NotFound } from '../../../../domain/caller/errors.ts'
import { pageLoader } from '../../../server/outcome.server.ts'

/** The catch-all route: throwing makes the root show its error page with status 404. */
export const loader = pageLoader(async () => {
  throw new NotFound()
})

export default function NothingHere() {
  return null
}
