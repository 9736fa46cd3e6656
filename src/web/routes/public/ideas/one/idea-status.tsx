import { Badge } from '../../../../ui/badge.tsx'
import type { IdeaPageView } from './idea-page.server.ts'

type Props = Pick<IdeaPageView, 'status' | 'events' | 'words'>

/** What the team says, and how the idea came there. */
export function IdeaStatus({ status, events, words }: Props) {
  return (
    <section aria-labelledby="status" className="grid max-w-[44rem] gap-3">
      <h2 id="status" className="flex flex-wrap items-center gap-3 text-xl">
        {words.answer} <Badge>{status.label}</Badge>
      </h2>
      {status.text && (
        <p className="wrap-anywhere whitespace-pre-line rounded-card border border-brand/40 bg-brand-soft p-4">
          {status.text}
        </p>
      )}
      {events.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand">
            {words.history}
          </summary>
          <ol className="grid gap-2 pt-3">
            {events.map(event => (
              <li key={`${event.date} ${event.label}`} className="wrap-anywhere text-ink-soft">
                <span className="figures">{event.date}</span> · {event.label}
                {event.text && `: ${event.text}`}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}
