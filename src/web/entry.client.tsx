import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadedTexts, loadTexts } from './load-texts.ts'
import { takeTextsFrom } from './texts.ts'

takeTextsFrom(loadedTexts)
await loadTexts(location.pathname)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
