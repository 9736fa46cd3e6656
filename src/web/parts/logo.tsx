/** The mark: a K whose arms are the lapels of a coat, with one button. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-brand" />
      <path d="M9 6.5v19" className="stroke-on-brand" strokeWidth="2.6" strokeLinecap="round" fill="none" />
      <path
        d="M12.2 15.8 21.6 6.5l3.4 3.2-2.6.9 1 2.6-6.2 2.6 7 8.5"
        className="stroke-on-brand"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <circle cx="13.4" cy="22.6" r="1.7" className="fill-accent" />
    </svg>
  )
}

/** Mark and name; the name is set in the site's own type, so that every operator's brand fits. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark className="size-8 shrink-0" />
      <span className="font-bold font-display text-xl tracking-[-0.03em]">{name}</span>
    </span>
  )
}
