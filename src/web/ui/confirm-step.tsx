import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTexts } from '../use-texts.ts'
import { askParam } from '../way-back.ts'
import { ActionButton } from './action-button.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

type Props = {
  /** Name in the URL (`?ask=withdraw`), so that confirming works without scripts. */
  name: string
  /** Label of the button that opens it. */
  open: ReactNode
  /** Its whole name where the text alone does not say which row of a list it is about. */
  label?: string
  describedBy?: string
  variant?: ButtonVariant
  size?: ButtonSize
  title: string
  cancel?: string
  /** What is done, by a form of the page's action; none where `children` bring a form with something to fill in. */
  does?: {
    form: string
    fields?: Record<string, string | number>
    text: string
    variant?: ButtonVariant
    leadsOn?: boolean
  }
  /** What will happen. */
  children: ReactNode
}

/**
 * The one way to ask before something that cannot be taken back. A link opens it and a link closes it; with scripts it is a dialog
 * that keeps the focus and gives it back, without them it stands in the page.
 */
export function ConfirmStep({ name, title, cancel, does, children, ...opener }: Props) {
  const { t } = useTexts()
  const { isOpen, asked, unasked, show, close } = useQuestion(name, does !== undefined)
  const dialog = useRef<HTMLDialogElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element) {
      // Rendered open by the server, it is not modal yet.
      element.close()
      element.showModal()
    }
    // What is wrong with the answer may have the focus already.
    if (!isOpen && wasOpen.current && document.activeElement === document.body) link.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div>
      <Link
        ref={link}
        to={asked}
        onClick={show}
        preventScrollReset
        replace
        aria-label={opener.label}
        aria-describedby={opener.describedBy}
        className={buttonClass(opener.variant ?? 'danger', opener.size)}
      >
        {opener.open}
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
            <h2 id={`ask-${name}`} className="text-xl wrap-anywhere">
              {title}
            </h2>
            {children}
            {does && (
              <ActionButton
                form={does.form}
                {...(does.fields && { fields: does.fields })}
                action={unasked}
                replace
                leadsOn={does.leadsOn ?? false}
                variant={does.variant ?? 'danger'}
                isWide
              >
                {does.text}
              </ActionButton>
            )}
            <Link
              to={unasked}
              onClick={event => {
                event.preventDefault()
                close()
              }}
              preventScrollReset
              replace
              className={buttonClass('secondary')}
            >
              {cancel ?? t('common.form.cancel')}
            </Link>
          </div>
        </dialog>
      )}
    </div>
  )
}

/**
 * Whether the question is asked, by the address or, `inPlace`, by the page alone: then what the page shows once stays beside it, and
 * any answer ends it. A form that is filled in says in its place what is wrong, so that the address has to keep it open.
 */
function useQuestion(name: string, inPlace: boolean) {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const [shownAt, setShownAt] = useState<string | null>(null)
  const query = new URLSearchParams(search)
  const isAsked = query.get(askParam) === name
  query.delete(askParam)
  const unasked = pathname + (query.size > 0 ? `?${query}` : '')
  query.set(askParam, name)
  return {
    isOpen: isAsked || shownAt === key,
    asked: `${pathname}?${query}`,
    unasked,
    show: (event: MouseEvent) => {
      if (!inPlace || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      setShownAt(key)
    },
    close: () => {
      setShownAt(null)
      if (isAsked) void navigate(unasked, { preventScrollReset: true, replace: true })
    },
  }
}
