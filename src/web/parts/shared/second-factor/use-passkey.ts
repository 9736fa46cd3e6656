import { useState } from 'react'

type Asking = 'idle' | 'asking' | 'failed' | 'impossible'

/** Asks the device, and tells what came of it: the person may have said no, or the device may have no such key. */
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
      // The browser refuses hosts that the site's passkeys are not for, such as a network address.
      setState(error instanceof Error && error.name === 'SecurityError' ? 'impossible' : 'failed')
      return null
    }
  }
  return { state, run }
}
