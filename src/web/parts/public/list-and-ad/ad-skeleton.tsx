import { Skeleton } from '../../../ui/skeleton.tsx'

/** The shape of an ad beside its list. */
export function AdSkeleton() {
  return (
    <div aria-hidden className="grid content-start gap-6 p-8">
      <Skeleton className="h-11 w-2/5" />
      <Skeleton className="h-11 w-4/5" />
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  )
}
