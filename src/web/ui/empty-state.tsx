import type { ReactNode } from 'react'

type Props = {
  title: string
  children?: ReactNode
  /** The next step; an empty state without one leaves people stuck. */
  actions: ReactNode
}

export function EmptyState({ title, children, actions }: Props) {
  return (
    <section className="seam grid justify-items-center gap-4 rounded-card border border-line bg-surface px-6 py-12 text-center">
      <h2 className="text-xl">{title}</h2>
      {children && <div className="max-w-prose text-ink-soft">{children}</div>}
      <div className="flex flex-wrap justify-center gap-3">{actions}</div>
    </section>
  )
}
