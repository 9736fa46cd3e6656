import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { RootFacts } from '../server/root-facts.server.ts'
import { sessionPath } from './session-path.ts'
import { watchMemory } from './watch-memory.ts'
import type { SessionState } from './watch-session.ts'

/** Hides or reloads pages that the browser restores from its back/forward cache after signing in or out. See {@link watchMemory}. */
export function useMemoryWatch(): void {
  const facts = useRouteLoaderData<RootFacts>('root')
  const isPersonal = Boolean(facts?.session)
  const realm = facts?.realm ?? 'site'
  useEffect(
    () =>
      watchMemory(window, {
        isPersonal,
        isSignedInNow: async () => {
          const answer = await fetch(sessionPath(realm), { cache: 'no-store' })
          if (!answer.ok) return false
          // The cast: only the session route responds there.
          return ((await answer.json()) as SessionState).isSignedIn
        },
        hide: () => {
          document.documentElement.style.visibility = 'hidden'
        },
        reload: () => location.reload(),
      }),
    [isPersonal, realm],
  )
}
