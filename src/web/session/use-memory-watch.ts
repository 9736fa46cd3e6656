import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { sessionPaths } from '../door-of.ts'
import type { RootFacts } from '../server/root-facts.server.ts'
import { watchMemory } from './watch-memory.ts'
import type { SessionState } from './watch-session.ts'

/** Lets no page come back from the browser's memory that shows who was signed in, or that nobody was. */
export function useMemoryWatch(): void {
  const facts = useRouteLoaderData<RootFacts>('root')
  const isPersonal = Boolean(facts?.session)
  const door = facts?.door ?? 'site'
  useEffect(
    () =>
      watchMemory(window, {
        isPersonal,
        isSignedInNow: async () => {
          const answer = await fetch(sessionPaths[door], { cache: 'no-store' })
          if (!answer.ok) return false
          // The cast: only the route of the session answers there.
          return ((await answer.json()) as SessionState).isSignedIn
        },
        hide: () => {
          document.documentElement.style.visibility = 'hidden'
        },
        reload: () => location.reload(),
      }),
    [isPersonal, door],
  )
}
