import type { ApplyingFact } from './applying-facts.server.ts'

/** For previews before publishing, below the ad. */
export function ApplyingFacts({ facts }: { facts: readonly ApplyingFact[] }) {
  return (
    <dl className="mt-10 grid gap-3 border-line border-t pt-6">
      {facts.map(({ label, values }) => (
        <div key={label}>
          <dt className="text-ink-soft text-sm">{label}</dt>
          {values.map(value => (
            <dd key={value} className="wrap-anywhere">
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
