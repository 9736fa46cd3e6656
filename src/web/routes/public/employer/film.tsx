import { Play } from 'lucide-react'
import type { EmployerPageView } from './employer-view.server.ts'

type Film = NonNullable<EmployerPageView['film']>

/** The employer's film elsewhere, as a picture of ours: nothing of the other site is loaded before somebody goes there. */
export function Film({ film: { to, label, note, posterUrl } }: { film: Film }) {
  return (
    <figure className="mt-6 grid max-w-[40rem] gap-2">
      <a
        href={to}
        rel="noopener nofollow"
        className="relative block overflow-hidden rounded-card border border-line bg-sunken"
      >
        {posterUrl ? (
          <img
            src={posterUrl}
            alt=""
            loading="lazy"
            width={640}
            height={360}
            className="aspect-video w-full object-cover"
          />
        ) : (
          <span aria-hidden className="block aspect-video w-full" />
        )}
        <span className="absolute bottom-3 left-3 inline-flex min-h-11 items-center gap-2 rounded-control bg-surface px-4 font-semibold text-brand">
          <Play aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          {label}
        </span>
      </a>
      <figcaption className="text-ink-soft text-sm">{note}</figcaption>
    </figure>
  )
}
