import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** Says what is shown; when it changes, what had the focus may be gone. */
  of: string | number
  className: string
  children: ReactNode
}

/** Takes the focus that a button had which is no longer there, so that the keyboard goes on from here and not from the top of the page. */
export function KeptFocus({ of, className, children }: Props) {
  const here = useRef<HTMLDivElement>(null)
  const before = useRef(of)
  useEffect(() => {
    if (before.current === of) return
    before.current = of
    if (document.activeElement === document.body) here.current?.focus({ preventScroll: true })
  }, [of])
  return (
    <div ref={here} tabIndex={-1} className={`${className} outline-none`}>
      {children}
    </div>
  )
}
