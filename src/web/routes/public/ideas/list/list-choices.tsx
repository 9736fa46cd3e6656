import { Link } from 'react-router'

type Props = { label: string; choices: readonly { label: string; to: string; isCurrent: boolean }[] }

/** One of several views of the list, as links. */
export function ListChoices({ label, choices }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <span aria-hidden className="text-ink-soft text-sm">
        {label}
      </span>
      {choices.map(choice => (
        <Link
          key={choice.to}
          to={choice.to}
          aria-current={choice.isCurrent ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm no-underline hover:border-brand aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:font-semibold sm:min-h-9"
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}
