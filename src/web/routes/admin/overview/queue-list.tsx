import { Link } from 'react-router'
import { useTexts } from '../../../use-texts.ts'
import type { queuesView } from './desk.server.ts'

type Props = { queues: Awaited<ReturnType<typeof queuesView>> }

/** What needs somebody now: failures first, then what waits, then what runs out; each leads to where it is worked off. */
export function QueueList({ queues: { kinds, waiting, empty } }: Props) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="now" className="grid gap-4">
      <h2 id="now" className="text-xl">
        {t('admin.desk.now')}
      </h2>
      {waiting.length === 0 && <p className="text-ink-soft">{t('admin.desk.nothing')}</p>}
      <div className="grid gap-5 lg:grid-cols-3 lg:items-start">
        {kinds.map(({ kind, name }) => {
          const shown = waiting.filter(queue => queue.kind === kind)
          return (
            shown.length > 0 && (
              <section
                key={kind}
                aria-labelledby={`queues-${kind}`}
                className={`grid gap-2 ${kind === 'waits' ? 'lg:col-span-2' : ''}`}
              >
                <h3 id={`queues-${kind}`} className="text-lg">
                  {name}
                </h3>
                <ul className={kind === 'waits' ? 'grid gap-2 sm:grid-cols-2' : 'grid gap-2'}>
                  {shown.map(queue => (
                    <li key={queue.key} className="rounded-card border border-line bg-surface">
                      <Link
                        to={queue.to}
                        className="flex min-h-11 items-baseline justify-between gap-4 px-4 py-3 no-underline hover:bg-sunken rounded-card"
                      >
                        <span className="grid min-w-0">
                          <span className="link font-medium wrap-anywhere">{queue.name}</span>
                          <span className="figures text-ink-soft text-sm">{queue.since}</span>
                        </span>
                        <span className="figures font-display text-2xl">{queue.count}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
      {empty.length > 0 && (
        <p className="text-ink-soft text-sm">{t('admin.desk.quiet', { queues: empty.join(', ') })}</p>
      )}
    </section>
  )
}
