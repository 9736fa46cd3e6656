import { classNames } from './class-names.ts'

/** A loading placeholder; `className` gives it the size of the content. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={classNames('shimmer block', className)} />
}
