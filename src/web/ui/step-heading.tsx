import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A page that shows another step moves the focus here, so that screen readers read the new heading. */
export const stepHeadingId = 'step'

type Props = {
  level: 'h1' | 'h2'
  className?: string
  /** Progress such as "2 of 5", in small print above. */
  count?: string
  children: ReactNode
}

/** Has a fixed id, so there may be only one per page. */
export function StepHeading({ level: Heading, className, count, children }: Props) {
  return (
    <Heading id={stepHeadingId} tabIndex={-1} className={classNames('scroll-mt-6 outline-none', className)}>
      {count && (
        <span className="block font-normal font-sans text-ink-soft text-sm tracking-normal">{count}</span>
      )}
      {children}
    </Heading>
  )
}
