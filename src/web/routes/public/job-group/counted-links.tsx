import { Link } from 'react-router'

type Props = { id: string; title: string; links: readonly { label: string; count: string; to: string }[] }

/** Searches, each with how many jobs it finds; nothing for none. */
export function CountedLinks({ id, title, links }: Props) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ label, count, to }) => (
          <li key={to} className="flex flex-wrap items-center justify-between gap-x-3 border-line border-b">
            <Link to={to} className="link wrap-anywhere inline-flex min-h-11 min-w-0 items-center">
              {label}
            </Link>
            <span className="figures text-ink-soft text-sm">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
