import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { TalentCardView } from './talent-card.server.ts'

/** One anonymous profile in a list; the whole card is clickable by one real link. */
export function TalentCard({ talent, to }: { talent: TalentCardView; to: string }) {
  return (
    <article className="relative grid gap-3 rounded-card border border-line bg-surface p-4 hover:border-brand sm:p-5">
      <div className="grid gap-1">
        <h2 className="text-lg hyphens-auto wrap-anywhere">
          <Link
            to={to}
            className="no-underline after:absolute after:inset-0 after:rounded-card hover:text-brand"
          >
            {talent.title}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4" strokeWidth={1.75} />
            {talent.region}
          </span>
          <span>{talent.activity}</span>
        </p>
      </div>
      <TalentFacts talent={talent} />
    </article>
  )
}

/** Reasons first: they say why this profile stands here. */
export function TalentFacts({ talent: { facts, reasons } }: { talent: TalentCardView }) {
  return (
    <>
      {reasons.length > 0 && (
        <ul className="grid gap-0.5 rounded-control bg-sunken px-3 py-2 text-sm">
          {reasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <dl className="figures grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm sm:gap-x-6 xl:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="hyphens-auto font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
