import { useEffect, useRef } from 'react'
import type { RealmName } from '../../platform/auth/realms.ts'
import { tellSignedOut } from './session-channel.ts'

/**
 * Notifies other tabs when the page is left after signing out: only then may they ask who is signed in. @returns what announces the
 * intention
 */
export function useTellingOtherTabs(realm: RealmName): () => void {
  const isLeaving = useRef(false)
  useEffect(
    () => () => {
      if (isLeaving.current) tellSignedOut(realm)
    },
    [realm],
  )
  return () => {
    isLeaving.current = true
  }
}
