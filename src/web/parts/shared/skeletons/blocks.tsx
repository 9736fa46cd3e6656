import { Skeleton } from '../../../ui/skeleton.tsx'
import { CardSkeletons, lineWidths } from './card-skeletons.tsx'
import type { Block } from './shape.ts'

const box = 'rounded-card border border-line bg-surface'

/** Each of about the size of the real part, so that little moves when the page comes. */
export function Blocks({ of }: { of: readonly Block[] }) {
  return of.map(([kind, count]) => {
    const Part = parts[kind]
    return <Part key={kind} count={count} />
  })
}

type Count = { count: number }

const parts: Record<Block[0], (props: Count) => React.ReactNode> = {
  form: ({ count }) => (
    <div className={`${box} grid max-w-[48rem] gap-5 p-5 sm:p-7`}>
      {each(count, width => (
        <div className="grid gap-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
      <Skeleton className="h-11 w-28" />
    </div>
  ),
  cards: ({ count }) => (
    <div className="grid gap-3">
      <CardSkeletons count={count} />
    </div>
  ),
  rows: ({ count }) => (
    <div className={`${box} grid`}>
      {each(count, width => (
        <div className="flex items-center gap-4 border-line border-t px-5 py-4 first:border-t-0">
          <div className="grid grow gap-2">
            <Skeleton className={`h-6 ${width}`} />
            <Skeleton className="h-4 w-1/3" />
          </div>
          <Skeleton className="hidden h-11 w-28 shrink-0 sm:block" />
        </div>
      ))}
    </div>
  ),
  figures: ({ count }) => (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
      {each(count, () => (
        <div className={`${box} grid gap-3 p-5`}>
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-7 w-1/2" />
        </div>
      ))}
    </div>
  ),
  facts: ({ count }) => (
    <div className={`${box} grid grid-cols-2 overflow-hidden lg:grid-cols-3`}>
      {each(count, width => (
        <div className="-mr-px -mb-px grid gap-2 border-line border-r border-b px-4 py-3">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className={`h-6 ${width}`} />
        </div>
      ))}
    </div>
  ),
  sections: ({ count }) => (
    <div className="grid gap-6">
      {each(count, width => (
        <div className={`${box} grid max-w-[44rem] gap-4 p-5 sm:p-7`}>
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-11 w-28" />
        </div>
      ))}
    </div>
  ),
}

export function TextLines({ count }: Count) {
  return (
    <div className="grid gap-3">
      {each(count, (_, index) => (
        <Skeleton className={`h-4 ${index === count - 1 ? 'w-2/5' : 'w-full'}`} />
      ))}
    </div>
  )
}

function each(count: number, one: (width: string, index: number) => React.ReactNode): React.ReactNode[] {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are nothing but their number
    <div key={index} className="contents">
      {one(lineWidths[index % lineWidths.length] ?? 'w-1/2', index)}
    </div>
  ))
}
