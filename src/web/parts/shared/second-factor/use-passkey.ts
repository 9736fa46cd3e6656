import { useState } from 'react'

type Asking = 'idle' | 'asking' | 'failed' | 'impossible'

/**
 * `run` asks the device and resolves with its answer as JSON. It never rejects: null when the person declined or the device has no such
 * key, and `state` says why.
 */
export function usePasskey<Options, Answer>(ask: (options: Options) => Promise<Answer>) {
  const [state, setState] = useState<Asking>('idle')
  const run = async (options: Options): Promise<string | null> => {
    if (!window.PublicKeyCredential) {
      setState('impossible')
      return null
    }
    setState('asking')
    try {
      const answer = await ask(options)
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
