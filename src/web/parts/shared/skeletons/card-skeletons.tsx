import { Skeleton } from '../../../ui/skeleton.tsx'

/** Widths of the first lines of placeholders, used in turn. */
export const lineWidths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-4/5', 'w-3/5'] as const

/** Placeholders with the height of real cards; `lines` counts the small lines below the title. */
export function CardSkeletons({ count = 5, lines = 3 }: { count?: number; lines?: 2 | 3 }) {
  return Array.from({ length: count }, (_, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are nothing but their number
      key={index}
      className="flex gap-4 rounded-card border border-line bg-surface px-4 py-3.5"
    >
      <Skeleton className="hidden size-14 shrink-0 sm:block" />
      <div className="grid grow gap-2">
        <Skeleton className={`h-6 ${lineWidths[index % lineWidths.length]}`} />
        <Skeleton className="h-4 w-2/5" />
        {lines === 3 && <Skeleton className="h-4 w-1/3" />}
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
  ))
}
