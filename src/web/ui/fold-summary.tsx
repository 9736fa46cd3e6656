import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { LineIcon } from './line-icon.tsx'

export function FoldSummary({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <summary
      className={classNames(
        'flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      <span className="min-w-0">{children}</span>
      <LineIcon
        name="chevron-down"
        className="size-5 shrink-0 text-ink-soft transition-transform duration-150 [details[open]>summary>&]:rotate-180"
      />
    </summary>
  )
}
