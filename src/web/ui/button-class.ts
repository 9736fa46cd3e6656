import { classNames } from './class-names.ts'

/** `next` is the page's primary action and may appear once per page; `danger` is for what destroys something. */
export type ButtonVariant = 'next' | 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'normal' | 'small'

const variants: Record<ButtonVariant, string> = {
  next: 'bg-accent text-on-accent hover:bg-accent/88',
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-brand hover:text-brand',
  quiet: 'text-brand hover:bg-brand-soft',
  danger: 'border border-bad bg-surface text-bad hover:bg-bad hover:text-surface',
}

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-5 text-base',
  small: 'min-h-11 px-3.5 text-sm sm:min-h-9',
}

/** The look alone, so that links can share it. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'normal',
  extra?: string,
): string {
  return classNames(
    'inline-flex select-none items-center justify-center gap-2 rounded-control font-semibold leading-tight no-underline',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    extra,
  )
}
