import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadedTexts, loadTexts } from './load-texts.ts'
import { loadDetailsOf } from './parts/shared/frame/cookie-banner.tsx'
import { takeTextsFrom } from './texts.ts'

takeTextsFrom(loadedTexts)
await Promise.all([loadTexts(location.pathname), loadDetailsOf(location.search)])
startTransition(() => {
  hydrateRoot(
    document,
    <Alive>
      <HydratedRouter />
    </Alive>,
  )
})

/** Sets `data-scripts="ready"` after hydration. Browser tests wait for it: before that, clicks behave as without scripts. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.scripts = 'ready'
  }, [])
  return children
}
