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
    <label className={classNames('choice-row', className)}>
      <input type={type} className={classNames('choice', shape)} {...rest} />
      <span>{label}</span>
      {trailing !== undefined && <span className="choice-count">{trailing}</span>}
    </label>
  )
}
