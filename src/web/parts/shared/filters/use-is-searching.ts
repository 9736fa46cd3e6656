import { useLocation, useNavigation } from 'react-router'

/** Whether another search of this list is on its way. What a form changed beside it (cookies, a bookmark) loads the same one, which stays in sight. */
export function useIsSearching(listPath: string): boolean {
  const { search } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === listPath && location.search !== search
}
