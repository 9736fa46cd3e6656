import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

/** From a record to the list that it is of. */
export function BackTo({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
      <ArrowLeft aria-hidden className="size-5" strokeWidth={1.75} />
      {label}
    </Link>
  )
}
