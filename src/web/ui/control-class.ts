export const controlClass =
  'min-h-11 w-full rounded-control border border-line-strong bg-surface px-3.5 py-2 text-base text-ink ' +
  'placeholder:text-ink-soft hover:border-brand aria-invalid:border-bad aria-invalid:border-2 ' +
  'disabled:bg-sunken disabled:text-ink-soft'
