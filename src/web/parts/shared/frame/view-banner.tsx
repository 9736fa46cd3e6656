import type { RootFacts } from '../../../server/root-facts.server.ts'
import { ActionButton } from '../../../ui/action-button.tsx'

/** Over every page while an administrator looks at the site as somebody else. */
export function ViewBanner({ view }: { view: NonNullable<RootFacts['view']> }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 bg-accent-soft px-4 py-1">
      <p>{view.text}</p>
      <ActionButton form="end" action={view.action} look="link min-h-11 font-semibold">
        {view.end}
      </ActionButton>
    </div>
  )
}
