import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { type ButtonVariant, buttonClass } from './button-class.ts'

type Props = {
  /** Its name in the address (`?ask=withdraw`), so that asking works without scripts. */
  name: string
  /** What the button that leads here says. */
  open: ReactNode
  variant?: ButtonVariant
  title: string
  cancel: string
  /** What will happen, and the form that does it. */
  children: ReactNode
}

/**
 * Asks once before something that cannot be taken back. A link opens it and a link closes it; with scripts it is a dialog that keeps
 * the focus and gives it back, without them it stands in the page.
 */
export function ConfirmStep({ name, open, variant = 'danger', title, cancel, children }: Props) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isOpen = new URLSearchParams(search).get('ask') === name
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLAnchorElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element) {
      // What came open from the server is not modal yet.
      element.close()
      element.showModal()
    }
    if (!isOpen && wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const close = () => navigate(pathname, { preventScrollReset: true, replace: true })
  return (
    <div>
      <Link
        ref={opener}
        to={`${pathname}?ask=${name}`}
        preventScrollReset
        replace
        className={buttonClass(variant)}
      >
        {open}
      </Link>
      {isOpen && (
        <dialog
          ref={dialog}
          open
          aria-labelledby={`ask-${name}`}
          onCancel={event => {
            event.preventDefault()
            close()
          }}
          className="confirm-step"
        >
          <div className="grid gap-4">
            <h2 id={`ask-${name}`} className="text-xl">
              {title}
            </h2>
            {children}
            <Link to={pathname} preventScrollReset replace className={buttonClass('secondary')}>
              {cancel}
            </Link>
          </div>
        </dialog>
      )}
    </div>
  )
}
