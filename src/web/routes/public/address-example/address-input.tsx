import { type ComponentProps, useEffect, useRef } from 'react'
import { controlClass } from '../../../ui/control-class.ts'

type Props = {
  name: string
  label: string
  hint: string
  value: string
  problem?: string | null
  proposals?: readonly string[]
} & Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'>

/** A field of a form that is its page's address: what the server found comes back as its value. */
export function AddressInput({ name, label, hint, value, problem = null, proposals = [], ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const lastAnswer = useRef(value)
  useEffect(() => {
    const field = input.current
    // What was typed while the answer was on its way stays.
    if (field && (field.value === '' || field.value === lastAnswer.current)) field.value = value
    lastAnswer.current = value
  }, [value])
  const describedBy = problem === null ? `${name}-hint` : `${name}-hint ${name}-problem`
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <input
        ref={input}
        id={name}
        name={name}
        defaultValue={value}
        list={proposals.length > 0 ? `${name}-list` : undefined}
        aria-invalid={problem !== null || undefined}
        aria-describedby={describedBy}
        className={controlClass}
        {...rest}
      />
      {proposals.length > 0 && (
        <datalist id={`${name}-list`}>
          {proposals.map(proposal => (
            <option key={proposal} value={proposal} />
          ))}
        </datalist>
      )}
      <p id={`${name}-hint`} className="text-ink-soft text-sm">
        {hint}
      </p>
      {problem !== null && (
        <p id={`${name}-problem`} className="text-bad text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
