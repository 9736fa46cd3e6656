import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  /** Shown at the end of the line, such as a number of results. */
  trailing?: ReactNode
}

type ChoiceProps = Props & { type: 'checkbox' | 'radio' }

const looks = { checkbox: 'choice rounded-[5px]', radio: 'choice rounded-full' }

/** The whole line can be clicked, for a large enough touch target. */
export function Checkbox(props: Props) {
  return <Choice type="checkbox" {...props} />
}

export function Radio(props: Props) {
  return <Choice type="radio" {...props} />
}

/** Either of them; long lists take it as it is, because two more components around each of a hundred options take time. */
export function Choice({ type, label, trailing, className, ...rest }: ChoiceProps) {
  return (
    <label className={className ? `choice-row ${className}` : 'choice-row'}>
      <input type={type} className={looks[type]} {...rest} />
      <span>{label}</span>
      {trailing !== undefined && <span className="choice-count">{trailing}</span>}
    </label>
  )
}
