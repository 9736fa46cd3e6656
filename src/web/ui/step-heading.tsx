import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Where reader and keyboard start when a page of several steps shows another one. */
export const stepHeadingId = 'step'

type Props = {
  level: 'h1' | 'h2'
  className?: string
  /** Which of how many, in small above. */
  count?: string
  children: ReactNode
}

/** What the present step of several is about; one on a page. */
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
