import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { buttonClass } from './button-class.ts'
import { currentToast, subscribeToToasts } from './toast-store.ts'

type Props = { labels: { region: string; close: string } }

const shownMs = 5_000
const swipePx = 50

const looks = {
  good: { Icon: CircleCheck, colour: 'text-good' },
  bad: { Icon: CircleAlert, colour: 'text-bad' },
  plain: { Icon: Info, colour: 'text-ink-soft' },
} as const

/** Shows each message for 5 s; swiping right dismisses it, F8 moves the focus to it. Loaded lazily with the first message. */
export default function Toaster({ labels }: Props) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null)
  const { Icon, colour } = looks[toast?.tone ?? 'good']
  const place = usePlace(toast?.id)
  return (
    // Remounted per message: after being closed by its button, the provider would stay paused for the next one.
    <Toast.Provider
      key={toast?.id}
      duration={shownMs}
      swipeDirection="right"
      swipeThreshold={swipePx}
      label={labels.region}
    >
      {toast && (
        <Toast.Root className="enter flex w-[min(24rem,calc(100vw-2rem))] items-start gap-3 rounded-card border border-line bg-surface p-4 shadow-float data-[state=closed]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)">
          <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} strokeWidth={1.75} />
          <div className="grow">
            <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
            {toast.description && (
              <Toast.Description className="text-ink-soft text-sm">{toast.description}</Toast.Description>
            )}
            {toast.action && (
              <Toast.Action
                altText={toast.action.label}
                onClick={toast.action.run}
                className={buttonClass('secondary', 'small', 'mt-2')}
              >
                {toast.action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken">
            <X aria-hidden className="size-5" strokeWidth={1.75} />
            <span className="sr-only">{labels.close}</span>
          </Toast.Close>
        </Toast.Root>
      )}
      {createPortal(
        <Toast.Viewport
          className="toasts fixed right-4 bottom-24 z-50 m-0 list-none p-0 print:hidden"
          label={`${labels.region} ({hotkey})`}
        />,
        place,
      )}
    </Toast.Provider>
  )
}

/** A modal dialog lies over the whole page and makes it inert, so that its messages stand inside of it, as long as it is open. */
function usePlace(toast: unknown): Element {
  const [place, setPlace] = useState<Element>(document.body)
  useEffect(() => {
    const dialog = toast === undefined ? null : document.querySelector('dialog:modal')
    setPlace(dialog ?? document.body)
    const leave = () => setPlace(document.body)
    dialog?.addEventListener('close', leave)
    return () => dialog?.removeEventListener('close', leave)
  }, [toast])
  return place
}
