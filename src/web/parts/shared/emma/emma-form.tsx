import type { FormEvent, ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { useConversation } from './conversation-context.ts'
import { inPlaceField } from './emma.values.ts'

type Props = {
  form: string
  fields?: Record<string, string | number>
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  className?: string
  children: ReactNode
}

/** A form of a conversation, on its page and in the panel alike. */
export function EmmaForm({ form, fields = {}, onSubmit, className, children }: Props) {
  const { view, fetcher, isInPlace } = useConversation()
  return (
    <fetcher.Form
      method="post"
      action={view.path}
      preventScrollReset
      className={classNames('emma-form', className)}
      {...(onSubmit && { onSubmit })}
    >
      <input type="hidden" name="form" value={form} />
      {isInPlace && <input type="hidden" name={inPlaceField} value="yes" />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </fetcher.Form>
  )
}

type AskProps = { text: string; className: string; children: ReactNode }

/** A button that asks something. */
export function AskButton({ text, className, children }: AskProps) {
  const { ask, isInPlace } = useConversation()
  const onSubmit = (event: FormEvent) => {
    if (!isInPlace) return
    event.preventDefault()
    ask(text)
  }
  return (
    <EmmaForm form="ask" fields={{ text }} onSubmit={onSubmit}>
      <button type="submit" className={className}>
        {children}
      </button>
    </EmmaForm>
  )
}
