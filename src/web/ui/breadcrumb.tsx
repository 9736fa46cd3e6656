import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

type Props = { label: string; steps: { name: string; to: string }[]; current: string }

/** `steps` go from widest to narrowest. Phones show only the last one, as a way back. */
export function Breadcrumb({ label, steps, current }: Props) {
  return (
    <nav aria-label={label} className="text-ink-soft text-sm">
      <ol className="flex items-center gap-x-1.5 sm:flex-wrap">
        {steps.map((step, index) => (
          <li
            key={step.to}
            className={`flex min-w-0 items-center gap-1.5 ${index < steps.length - 1 ? 'max-sm:hidden' : ''}`}
          >
            <ChevronLeft aria-hidden className="size-4 shrink-0 sm:hidden" strokeWidth={1.75} />
            <Link
              to={step.to}
              className="py-2 underline-offset-4 hover:text-brand hover:underline max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
            >
              {step.name}
            </Link>
            <ChevronRight aria-hidden className="size-4 text-line-strong max-sm:hidden" strokeWidth={1.75} />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 py-2 text-ink max-sm:sr-only">
          {current}
        </li>
      </ol>
    </nav>
  )
}
