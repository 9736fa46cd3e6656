import { useLocation } from 'react-router'
import { sentFromField } from '../../../way-back.ts'

/** In a form that posts to an address of its own: the page to go back to, which is the one that is shown unless another is named. */
export function SentFrom({ page }: { page?: string }) {
  const { pathname, search } = useLocation()
  return <input type="hidden" name={sentFromField} value={page ?? pathname + search} />
}
