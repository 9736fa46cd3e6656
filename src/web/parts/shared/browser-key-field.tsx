import { browserKeyField, ownBrowserKey } from '../../browser-key.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** For forms whose draft or files are tied to a guest's browser. Empty until the scripts run: only the browser knows the key. */
export function BrowserKeyField() {
  const isAlive = useHydrated()
  return isAlive ? <input type="hidden" name={browserKeyField} value={ownBrowserKey()} /> : null
}
