import { NotFound } from '../../../domain/errors.ts'
import { pageLoader } from '../../outcome.server.ts'

/** Every address that belongs to nothing; the root shows its error page with a real 404. */
export const loader = pageLoader(async () => {
  throw new NotFound()
})

export default function NothingHere() {
  return null
}
