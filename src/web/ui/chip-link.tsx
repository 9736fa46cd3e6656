import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = {
  to: string
  children: ReactNode
  /** Read out by screen readers after `children`, such as "Filter entfernen". */
  actionLabel: string
}

export function ChipLink({ to, children, actionLabel }: Props) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-brand/40 bg-brand-soft py-1 pr-2.5 pl-3.5 font-medium text-brand-strong text-sm no-underline transition-colors hover:border-brand sm:min-h-8"
    >
      {children}
      <X aria-hidden className="size-4" strokeWidth={1.75} />
      <span className="sr-only">{actionLabel}</span>
    </Link>
  )
}
