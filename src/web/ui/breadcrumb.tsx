import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

type Props = { label: string; steps: { name: string; to: string }[]; current: string }

/** Where the page stands, from the widest to the narrowest. */
export function Breadcrumb({ label, steps, current }: Props) {
  return (
    <nav aria-label={label} className="text-ink-soft text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {steps.map(step => (
          <li key={step.to} className="flex items-center gap-1.5">
            <Link to={step.to} className="py-2 underline-offset-4 hover:text-brand hover:underline">
              {step.name}
            </Link>
            <ChevronRight aria-hidden className="size-4 text-line-strong" strokeWidth={1.75} />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 py-2 text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
