import { Link } from 'react-router'

type CountedLink = { label: string; count?: string; to: string }

type Props = {
  links: readonly CountedLink[]
  /** Without a title they are the list alone. */
  id?: string
  title?: string
  level?: 2 | 3
}

/** Links, each with how much is behind it where that is known; nothing for none. */
export function CountedLinks({ id, title, links, level = 2 }: Props) {
  if (links.length === 0) return null
  if (title === undefined) return <LinkList links={links} />
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id} className="grid scroll-mt-6 gap-3">
      <Heading id={id} className={level === 2 ? 'text-2xl' : 'text-lg'}>
        {title}
      </Heading>
      <LinkList links={links} />
    </section>
  )
}

function LinkList({ links }: { links: readonly CountedLink[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ label, count, to }) => (
        <li key={to} className="flex items-center justify-between gap-x-4 border-line border-b py-0.5">
          <Link to={to} className="link wrap-anywhere inline-flex min-h-11 min-w-0 items-center">
            {label}
          </Link>
          {count && <span className="figures shrink-0 text-ink-soft text-sm">{count}</span>}
        </li>
      ))}
    </ul>
  )
}
