import { browserKeyField, ownBrowserKey } from '../../browser-key.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Goes along with a form whose draft or files a guest's browser keeps. */
export function BrowserKeyField() {
  const isAlive = useHydrated()
  return isAlive ? <input type="hidden" name={browserKeyField} value={ownBrowserKey()} /> : null
}
