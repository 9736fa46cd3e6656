import type { ReactNode } from 'react'

/** A section of the administrators' pages that takes the whole width, for tables. */
export function WideSection({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <section className="grid min-w-0 gap-4 rounded-card border border-line bg-surface p-5 sm:p-7">
      <div className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        {text && <p className="max-w-prose text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  )
}
