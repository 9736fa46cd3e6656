import { useEffect, useState } from 'react'
import { loadPart } from '../../../connection/load-part.ts'

type Asking = 'idle' | 'asking' | 'failed' | 'impossible'
type Library = typeof import('@simplewebauthn/browser')

const loadLibrary = () => import('@simplewebauthn/browser')

/**
 * `run` asks the device, by `ask`, and resolves with its answer as JSON. It never rejects: null when the person declined or the device has no such
 * key, and `state` says why.
 */
export function usePasskey<Answer>(ask: (library: Library) => Promise<Answer>) {
  const [state, setState] = useState<Asking>('idle')
  // Fetched once the page is up: most people sign in without a key, and devices answer only shortly after a press.
  useEffect(() => void loadLibrary().catch(() => undefined), [])
  const run = async (): Promise<string | null> => {
    if (!window.PublicKeyCredential) {
      setState('impossible')
      return null
    }
    setState('asking')
    try {
      const answer = await ask(await loadPart(loadLibrary))
      setState('idle')
      return JSON.stringify(answer)
    } catch (error) {
      // Browsers refuse hosts that the site's passkeys are not bound to, such as an IP address.
      setState(error instanceof Error && error.name === 'SecurityError' ? 'impossible' : 'failed')
      return null
    }
  }
  return { state, run }
}
