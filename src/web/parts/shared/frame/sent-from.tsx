import { useLocation } from 'react-router'
import { sentFromField } from '../../../way-back.ts'

/** For forms that post to a URL of their own: the page to return to, by default the current one. */
export function SentFrom({ page }: { page?: string }) {
  const { pathname, search } = useLocation()
  return <input type="hidden" name={sentFromField} value={page ?? pathname + search} />
}
