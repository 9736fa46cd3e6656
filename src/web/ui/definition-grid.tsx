import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Fact = { label: string; value: ReactNode; icon?: ReactNode }

/** The caller leaves out facts without a value. The last fact fills its row. */
export function DefinitionGrid({ facts, isNarrow = false }: { facts: Fact[]; isNarrow?: boolean }) {
  return (
    <dl
      className={classNames(
        'grid overflow-hidden rounded-card border border-line bg-surface min-[360px]:grid-cols-2',
        '*:last:nth-[odd]:min-[360px]:col-span-2',
        !isNarrow && 'lg:grid-cols-3 lg:*:last:nth-[3n]:col-span-1 lg:*:last:nth-[3n+1]:col-span-3',
        !isNarrow && 'lg:*:last:nth-[3n+2]:col-span-2',
      )}
    >
      {facts.map(fact => (
        <div
          key={fact.label}
          className="-mr-px -mb-px border-line border-r border-b px-3 py-2.5 sm:px-4 sm:py-3"
        >
          <dt className="flex items-center gap-1.5 text-ink-soft text-sm">
            {fact.icon}
            {fact.label}
          </dt>
          <dd className="figures font-medium">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
