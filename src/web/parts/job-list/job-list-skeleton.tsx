import { Skeleton } from '../../ui/skeleton.tsx'
import { useTexts } from '../../use-texts.ts'

/** Five cards in the making, of the height that real ones have. */
export function JobListSkeleton() {
  const { t } = useTexts()
  return (
    <div role="status" className="mt-5 grid gap-3">
      <span className="sr-only">{t('jobs.loading')}</span>
      {['w-3/4', 'w-1/2', 'w-2/3', 'w-4/5', 'w-3/5'].map(width => (
        <div key={width} className="flex gap-4 rounded-card border border-line bg-surface p-5">
          <Skeleton className="hidden size-14 shrink-0 sm:block" />
          <div className="grid grow gap-2.5">
            <Skeleton className={`h-6 ${width}`} />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
