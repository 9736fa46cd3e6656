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

/** Marks the document once everything in it answers, for whoever drives the page from outside: until then it works as without scripts. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.scripts = 'ready'
  }, [])
  return children
}
