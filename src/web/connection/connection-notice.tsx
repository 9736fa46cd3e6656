import { RotateCw, WifiOff } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { useTexts } from '../use-texts.ts'
import { heldCalls, noHeldCalls, subscribeToHeldCalls } from './held-calls.ts'

/** One notice for all requests that wait for the connection. A waiting form decides its text; the button repeats all of them at once. */
export function ConnectionNotice() {
  const { t } = useTexts()
  const calls = useSyncExternalStore(subscribeToHeldCalls, heldCalls, noHeldCalls)
  const call = calls.find(({ kind }) => kind === 'form') ?? calls[0]
  const box = useRef<HTMLDivElement>(null)
  const isShown = call !== undefined
  useEffect(() => {
    // Only the top layer lies above an open dialog. Browsers without popovers show the notice below it.
    if (isShown) box.current?.showPopover?.()
  }, [isShown])
  if (!call) return null
  const matter = call.kind === 'form' && call.isUnsure ? 'unsure' : call.kind
  return (
    <div
      ref={box}
      popover="manual"
      role="alert"
      className="fixed inset-x-0 top-auto bottom-4 z-50 mx-auto my-0 flex w-[min(24rem,calc(100vw-2rem))] gap-3 rounded-card border border-warn/50 bg-surface p-4 text-ink shadow-float print:hidden"
    >
      <WifiOff aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" strokeWidth={1.75} />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{t(`connection.${call.cause}`)}</p>
        <p className="text-sm">{t(`connection.${matter}`)}</p>
        <Button variant="secondary" size="small" className="mt-1 justify-self-start" onClick={againAll}>
          <RotateCw aria-hidden className="size-4" strokeWidth={1.75} />
          {t(call.kind === 'form' ? 'connection.send' : 'connection.retry')}
        </Button>
      </div>
    </div>
  )
}

function againAll(): void {
  for (const { again } of heldCalls()) again()
}
