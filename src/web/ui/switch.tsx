import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; hint?: ReactNode }

/** A native checkbox underneath, so forms and screen readers treat it as one. */
export function Switch({ label, hint, id, ...rest }: Props & { id: string }) {
  return (
    <div className="flex items-start justify-between gap-4 py-3">
      <div className="grid gap-0.5">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-ink-soft text-sm">
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative mt-0.5 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors duration-150 before:absolute before:top-0.75 before:left-0.75 before:size-5 before:rounded-full before:bg-line-strong before:transition-transform before:duration-150 checked:border-brand checked:bg-brand checked:before:translate-x-5 checked:before:bg-on-brand disabled:cursor-not-allowed disabled:opacity-60"
        {...rest}
      />
    </div>
  )
}
