import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTexts } from '../use-texts.ts'
import { askParam } from '../way-back.ts'
import { ActionButton } from './action-button.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

type Props = {
  /** Name in the URL (`?ask=withdraw`), so that confirming works without scripts. */
  name: string
  open: ReactNode
  /** Accessible name, needed in lists where the text alone does not say which row is meant. */
  label?: string
  describedBy?: string
  variant?: ButtonVariant
  size?: ButtonSize
  title: string
  cancel?: string
  /** The form it sends when confirmed. Left out where `children` bring a form of their own. */
  does?: {
    form: string
    fields?: Record<string, string | number>
    text: string
    variant?: ButtonVariant
    leadsOn?: boolean
  }
  children: ReactNode
}

/**
 * The only way to ask before something irreversible. Opened and closed by links, so it works without scripts; with them it is a modal
 * dialog that returns the focus to its opener.
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
      // Rendered open by the server, the dialog is not modal until it is opened again by script.
      element.close()
      element.showModal()
    }
    // Only if nothing else has taken the focus, such as an error message about the answer.
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
 * `inPlace` keeps the question out of the address, so that what the page shows only once stays visible. A question with fields needs the
 * address: it has to stay open while its answer has mistakes.
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
