import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTexts } from '../../../use-texts.ts'
import { besideList } from '../../shared/list-of-ad.ts'
import { AdSkeleton } from './ad-skeleton.tsx'

/** An ad that comes sooner gets no placeholder: it would only flicker. */
const delayMs = 160

/** The place of the ad beside its list, with a scroll of its own; on narrow screens it adds nothing. */
export function AdFrame({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const isWaiting = useIsWaiting()
  return (
    <div className="ad-frame rounded-card border border-line bg-surface" aria-busy={isWaiting}>
      {isWaiting && <AdSkeleton />}
      <p role="status" className="sr-only">
        {isWaiting && t('jobs.loading')}
      </p>
      {/* By its key the next ad begins at its top. */}
      <div key={pathname} className={isWaiting ? 'hidden' : 'contents'}>
        {children}
      </div>
    </div>
  )
}

function useIsWaiting(): boolean {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const isLeaving =
    state === 'loading' && location.pathname !== pathname && besideList(location.state) !== null
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setIsLong(true), delayMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isLeaving])
  return isLeaving && isLong
}
