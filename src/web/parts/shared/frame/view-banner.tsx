import type { RootFacts } from '../../../server/root-facts.server.ts'

/** Over every page while an administrator looks at the site as somebody else. A plain form: leaving needs no scripts. */
export function ViewBanner({ view }: { view: NonNullable<RootFacts['view']> }) {
  return (
    <form
      method="post"
      action={view.action}
      className="flex flex-wrap items-center justify-center gap-x-4 bg-accent px-4 py-1 text-ink"
    >
      <p>{view.text}</p>
      <button type="submit" name="form" value="end" className="min-h-11 font-semibold underline">
        {view.end}
      </button>
    </form>
  )
}
