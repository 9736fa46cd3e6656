import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  /** Stands at the end of the line, such as the number of results. */
  trailing?: ReactNode
}

/** A box to tick with its label; the whole line can be touched. */
export function Checkbox(props: Props) {
  return <Choice type="checkbox" shape="rounded-[5px]" {...props} />
}

/** One of several choices that exclude each other. */
export function Radio(props: Props) {
  return <Choice type="radio" shape="rounded-full" {...props} />
}

function Choice({
  type,
  shape,
  label,
  trailing,
  className,
  ...rest
}: Props & { type: string; shape: string }) {
  return (
    <label
      className={classNames(
        'group flex min-h-11 cursor-pointer items-center gap-3 text-base sm:min-h-9 sm:text-sm',
        'has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
        className,
      )}
    >
      <input
        type={type}
        className={classNames(
          'choice size-5 shrink-0 cursor-pointer appearance-none border border-line-strong bg-surface',
          'transition-colors duration-150 group-hover:border-brand checked:border-brand checked:bg-brand',
          'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
          shape,
        )}
        {...rest}
      />
      <span className="min-w-0 grow hyphens-auto leading-snug">{label}</span>
      {trailing !== undefined && <span className="figures shrink-0 text-ink-soft text-sm">{trailing}</span>}
    </label>
  )
}
