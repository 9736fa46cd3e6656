/** Drawn as a K whose arms overlap like the fronts of a coat, with one button. Hidden from screen readers. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-brand" />
      <path
        d="M8 6.5h3.4v19H8zM12.9 16l7.3-9.5h4.6l-9 12zM16.6 19.2l2.7-3.6 5.9 9.9h-4.6z"
        className="fill-on-brand"
      />
      <circle cx="14.4" cy="23.3" r="2" className="fill-accent" />
    </svg>
  )
}

/** The name is text in the site's own font, so any operator's brand fits. Very narrow screens show the mark alone. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark className="size-8 shrink-0" />
      <span className="font-bold font-display text-xl tracking-[-0.03em] max-[22.5rem]:sr-only">{name}</span>
    </span>
  )
}
