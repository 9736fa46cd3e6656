import { LineIcon } from '../../ui/line-icon.tsx'

/** How an ad fits its reader, with all texts. */
export type FitView = {
  /** "5 von 6 Wünschen erfüllt, Dienstzeiten unbekannt" */
  sentence: string
  criteria: { key: string; state: 'met' | 'unmet' | 'unknown'; name: string; text: string }[]
}

const icons = { met: 'check', unmet: 'x', unknown: 'question' } as const

/** One sentence; opened, each wish with what the ad says about it. Lies above the link that covers a card. */
export function FitNote({ fit: { sentence, criteria } }: { fit: FitView }) {
  return (
    <details className="fit-note">
      <summary>
        {sentence}
        <LineIcon name="chevron-down" />
      </summary>
      <ul>
        {criteria.map(({ key, state, name, text }) => (
          <li key={key} data-state={state}>
            <LineIcon name={icons[state]} />
            <span>
              <b>{name}</b> {text}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
