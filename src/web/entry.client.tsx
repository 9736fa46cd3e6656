import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadedTexts, loadTexts } from './load-texts.ts'
import { takeTextsFrom } from './texts.ts'

takeTextsFrom(loadedTexts)
await loadTexts(location.pathname)
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
