import { Send, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { useConversation } from './conversation-context.ts'
import { questionCharsMax } from './emma.values.ts'
import { EmmaForm } from './emma-form.tsx'

type Props = {
  problem: string | null
  /** A question that was not answered: it stands in the field again. */
  question: string
  /** The question that is being answered. */
  asked: string | null
  onStop: () => void
}

export function Composer({ problem, question, asked, onStop }: Props) {
  const { view, ask, isInPlace } = useConversation()
  const { words } = view
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (problem !== null && question && field.current?.value === '') field.current.value = question
  }, [problem, question])
  // On its way it is shown among the turns; not only when it was sent from here, but also when the connection is back.
  useEffect(() => {
    if (asked !== null && field.current?.value.trim() === asked) field.current.value = ''
  }, [asked])
  const onSubmit = (event: FormEvent) => {
    if (!isInPlace) return
    event.preventDefault()
    const text = field.current?.value.trim()
    if (text && asked === null) ask(text, true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a word is being composed, Enter only ends that word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <EmmaForm form="ask" onSubmit={onSubmit} className="emma-composer">
      {problem && (
        <p id={`${id}-problem`} className="emma-problem">
          {problem}
        </p>
      )}
      <label htmlFor={id} className="font-semibold text-sm">
        {words.ask}
      </label>
      <div className="emma-field">
        <textarea
          ref={field}
          id={id}
          name="text"
          rows={2}
          required
          maxLength={questionCharsMax}
          defaultValue={question}
          placeholder={words.placeholder}
          onKeyDown={onKeyDown}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          className={controlClass}
        />
        {asked !== null ? (
          // Keys, because a click must not end on the button that takes its place, which would send the question again.
          <Button key="stop" onClick={onStop} variant="secondary">
            <Square aria-hidden className="size-4" strokeWidth={1.75} />
            {words.stop}
          </Button>
        ) : (
          <Button key="send" type="submit">
            <Send aria-hidden className="size-4" strokeWidth={1.75} />
            {words.send}
          </Button>
        )}
      </div>
    </EmmaForm>
  )
}
