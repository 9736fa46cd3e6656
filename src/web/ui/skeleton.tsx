import { classNames } from './class-names.ts'

/** `className` must give the size of the real content, or the page moves when it arrives. Hidden from screen readers. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={classNames('shimmer block', className)} />
}
