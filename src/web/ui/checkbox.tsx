import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  /** Shown at the end of the line, such as a number of results. */
  trailing?: ReactNode
}

/** The whole line can be clicked, for a large enough touch target. */
export function Checkbox(props: Props) {
  return <Choice type="checkbox" look="choice rounded-[5px]" {...props} />
}

export function Radio(props: Props) {
  return <Choice type="radio" look="choice rounded-full" {...props} />
}

function Choice({ type, look, label, trailing, className, ...rest }: Props & { type: string; look: string }) {
  return (
    <label className={classNames('choice-row', className)}>
      <input type={type} className={look} {...rest} />
      <span>{label}</span>
      {trailing !== undefined && <span className="choice-count">{trailing}</span>}
    </label>
  )
}
