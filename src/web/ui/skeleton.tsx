import { classNames } from './class-names.ts'

/** A grey place for something that is loading; `className` gives it the size of what will stand there. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={classNames('shimmer block', className)} />
}
