import type { ReactNode } from 'react'
import { type EditKind, editPath } from '../../../../parts/seeker/profile/profile-edit.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { useTexts } from '../../../../use-texts.ts'

type Props = {
  id: string
  title: string
  text?: string
  /** Opens the section's form; left out while it is open. */
  opens: { kind: EditKind; text: string } | null
  children: ReactNode
}

export function ProfileSection({ id, title, text, opens, children }: Props) {
  const { to } = useTexts()
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-60 gap-1">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {text && <p className="text-ink-soft">{text}</p>}
        </div>
        {opens && (
          <LinkButton
            to={editPath(to('seeker-profile'), { kind: opens.kind, id: null })}
            preventScrollReset
            variant="secondary"
            size="small"
          >
            {opens.text}
          </LinkButton>
        )}
      </div>
      {children}
    </section>
  )
}

export function Lines({ lines }: { lines: readonly { label: string; value: string }[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {lines.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="hyphens-auto font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
