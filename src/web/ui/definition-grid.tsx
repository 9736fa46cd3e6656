import type { ReactNode } from 'react'

type Fact = { label: string; value: ReactNode; icon?: ReactNode }

/**
 * The caller leaves out facts without a value. The last fact fills its row. In a narrow place its own width decides about two columns, so
 * that long words ("Dreischichtdienst") are not broken.
 */
export function DefinitionGrid({ facts, isNarrow = false }: { facts: Fact[]; isNarrow?: boolean }) {
  return (
    <div className={isNarrow ? 'facts-narrow' : 'facts-wide'}>
      <dl>
        {facts.map(fact => (
          <div key={fact.label}>
            <dt>
              {fact.icon}
              {fact.label}
            </dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
