import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { LineIcon } from './line-icon.tsx'

/** The native element, because it is usable and accessible on every device. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select className={classNames(controlClass, 'appearance-none truncate pr-10')} {...rest}>
        {children}
      </select>
      <LineIcon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
