import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'

type Props = {
  summary: ReactNode
  children: ReactNode
  className?: string
  /** The edge of the summary that the menu is aligned with. */
  side?: 'left' | 'right'
}

/** A menu of the header; `details` opens without scripts too. With them, leaving it or Escape closes it. */
export function FoldedMenu({ summary, children, className, side = 'right' }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    // Every navigation closes the menu. Hydration does not, as someone may have opened it before.
    if (shown.current !== key) {
      // The page may have stayed the same, for instance in another language. Closing the menu would then lose the focus.
      if (menu.current?.open && menu.current.contains(document.activeElement)) focusSummary(menu.current)
      menu.current?.removeAttribute('open')
    }
    shown.current = key
  }, [key])
  useEffect(() => {
    const close = (event: Event) => {
      const inside = event.target instanceof Node && menu.current?.contains(event.target)
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (event instanceof KeyboardEvent ? !isEscape : inside) return
      if (isEscape && inside) focusSummary(menu.current)
      menu.current?.removeAttribute('open')
    }
    for (const kind of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(kind, close)
    return () => {
      for (const kind of ['pointerdown', 'focusin', 'keydown']) document.removeEventListener(kind, close)
    }
  }, [])
  return (
    <details ref={menu} className={classNames('relative', className)}>
      <summary className="flex min-h-11 min-w-11 list-none items-center justify-center gap-2 rounded-control [&::-webkit-details-marker]:hidden">
        {summary}
      </summary>
      <div
        className={classNames(
          'enter absolute top-full z-40 mt-2 w-64 rounded-card border border-line bg-surface shadow-float',
          side === 'right' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
    </details>
  )
}

function focusSummary(menu: HTMLDetailsElement | null): void {
  menu?.querySelector('summary')?.focus()
}
