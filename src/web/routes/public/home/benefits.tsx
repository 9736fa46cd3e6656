import { Check } from 'lucide-react'
import { LinkButton } from '../../../ui/link-button.tsx'
import type { HomeView } from './home.server.ts'

export function Benefits({ benefits: { title, sides } }: { benefits: HomeView['benefits'] }) {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-3xl">
        {title}
      </h2>
      <div className="mt-6 grid gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-2">
        {sides.map(({ title, points, next, to, pool, poolTo }) => (
          <div key={to} className="grid content-between gap-6 bg-surface p-6 sm:p-8">
            <div>
              <h3 className="text-2xl">{title}</h3>
              <ul className="mt-5 grid gap-3.5">
                {points.map(point => (
                  <li key={point} className="flex gap-3">
                    <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-brand" strokeWidth={2} />
                    <span>{point}</span>
                  </li>
                ))}
              </ul>
            </div>
            <div className="flex flex-wrap gap-3">
              <LinkButton to={to} variant="secondary">
                {next}
              </LinkButton>
              <LinkButton to={poolTo} variant="quiet">
                {pool}
              </LinkButton>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
