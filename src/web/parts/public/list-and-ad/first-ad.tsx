import { type ComponentType, useEffect, useState } from 'react'
import { loadPart } from '../../../connection/load-part.ts'
import type { AdGlanceProps } from '../ad-page/ad-glance.tsx'
import { AdSkeleton } from './ad-skeleton.tsx'
import { useRoomForBoth } from './use-room-for-both.ts'

const loadGlance = () => import('../ad-page/ad-glance.tsx')

/** Stands beside a list until an ad is chosen: the first one, fetched when the list can be read already. */
export function FirstAd({ path }: AdGlanceProps) {
  const hasRoom = useRoomForBoth()
  const [Glance, setGlance] = useState<ComponentType<AdGlanceProps> | null>(null)
  useEffect(() => {
    if (hasRoom) loadPart(loadGlance).then(part => setGlance(() => part.default), reportError)
  }, [hasRoom])
  return Glance ? <Glance path={path} /> : <AdSkeleton />
}
