import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode /** A way to try again. */; retry: ReactNode }

/** Something could not be loaded: what happened, what was kept, and a way to try again. */
export function ErrorState({ title, children, retry }: Props) {
  return (
    <section role="alert" className="grid gap-3 rounded-card border border-bad/40 bg-surface p-6">
      <h2 className="flex items-center gap-2 text-lg">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-bad" strokeWidth={1.75} />
        {title}
      </h2>
      <div className="text-ink-soft">{children}</div>
      <div>{retry}</div>
    </section>
  )
}
