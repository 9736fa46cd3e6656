import { useEffect, useRef } from 'react'
import type { DoorName } from '../../platform/auth/doors.ts'
import { tellSignedOut } from './session-channel.ts'

/**
 * For what goes from the page when the person has signed out; only then may other tabs ask who they are. Returns what notes the
 * wish to.
 */
export function useTellingOtherTabs(door: DoorName): () => void {
  const isLeaving = useRef(false)
  useEffect(
    () => () => {
      if (isLeaving.current) tellSignedOut(door)
    },
    [door],
  )
  return () => {
    isLeaving.current = true
  }
}
