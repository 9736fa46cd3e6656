import { NotFound } from '../../../../domain/caller/errors.ts'
import { pageLoader } from '../../../server/outcome.server.ts'

/** Every address that belongs to nothing; the root shows its error page with a real 404. */
export const loader = pageLoader(async () => {
  throw new NotFound()
})

export default function NothingHere() {
  return null
}
