import type { readEmployerApplication } from '../../../../domain/applications/read-employer-application.ts'

export type ReadApplication = Awaited<ReturnType<typeof readEmployerApplication>>

export function Part({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Keeps the line breaks of plain text. */
export function Typed({ children }: { children: string }) {
  return <p className="whitespace-pre-line wrap-anywhere">{children}</p>
}
