import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { controlClass } from '../../../ui/control-class.ts'
import { AnswerParts } from './answer-parts.tsx'
import { useConversation } from './conversation-context.ts'
import { CopyText } from './copy-text.tsx'
import { questionCharsMax } from './emma.values.ts'
import { EmmaForm } from './emma-form.tsx'
import type { TurnView } from './emma-view.ts'

type Props = { turn: TurnView; isLast: boolean }

export function Turn({ turn, isLast }: Props) {
  const { words } = useConversation().view
  return (
    <li id={`turn-${turn.number}`} tabIndex={-1} className="emma-turn">
      <Question text={turn.question} />
      <AnswerParts parts={turn.parts} isLast={isLast} />
      <div className="emma-tools">
        <Rating turn={turn} />
        <CopyText text={() => turn.plain} className="emma-tool">
          {words.copy}
        </CopyText>
        {isLast && <EditQuestion turn={turn} />}
        <DeleteTurn turn={turn} />
      </div>
      {turn.rating === 'not-helpful' && !turn.hasReason && <Reason turn={turn.number} />}
    </li>
  )
}

export function Question({ text }: { text: string }) {
  const { heading: Heading, view } = useConversation()
  return (
    <Heading className="emma-question">
      <span className="sr-only">{view.words.you}: </span>
      {text}
    </Heading>
  )
}

/** Whether the answer helped, which is all that the operator learns of it unless a reason is given. */
function Rating({ turn: { number, rating } }: { turn: TurnView }) {
  const { words } = useConversation().view
  return (['helpful', 'not-helpful'] as const).map(value => (
    <EmmaForm key={value} form="rate" fields={{ turn: number, rating: value }}>
      <button type="submit" aria-pressed={rating === value} className="emma-tool">
        {words[value]}
      </button>
    </EmmaForm>
  ))
}

function Reason({ turn }: { turn: number }) {
  const { words } = useConversation().view
  const id = useId()
  return (
    <EmmaForm form="rate" fields={{ turn, rating: 'not-helpful' }} className="emma-box">
      <label htmlFor={id} className="font-semibold text-sm">
        {words.reason}
      </label>
      <textarea id={id} name="reason" rows={2} maxLength={500} required className={controlClass} />
      <label className="flex min-h-11 items-center gap-2.5 text-sm">
        <input type="checkbox" name="withWords" value="yes" className="size-5 shrink-0 accent-brand" />
        {words['reason-words']}
      </label>
      <Button type="submit" variant="secondary" size="small">
        {words['reason-send']}
      </Button>
    </EmmaForm>
  )
}

function EditQuestion({ turn: { number, question } }: { turn: TurnView }) {
  const { view, follow } = useConversation()
  const { words } = view
  const id = useId()
  return (
    <Folded
      key={question}
      summary={
        <>
          <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
          {words.edit}
        </>
      }
    >
      <EmmaForm form="edit" fields={{ turn: number }} onSubmit={follow} className="emma-box">
        <label htmlFor={id} className="font-semibold text-sm">
          {words.ask}
        </label>
        <textarea
          id={id}
          name="text"
          rows={2}
          maxLength={questionCharsMax}
          required
          defaultValue={question}
          className={controlClass}
        />
        <Button type="submit" size="small">
          {words['edit-send']}
        </Button>
      </EmmaForm>
    </Folded>
  )
}

function DeleteTurn({ turn: { number } }: { turn: TurnView }) {
  const { words } = useConversation().view
  return (
    <Folded
      summary={
        <>
          <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
          {words['delete-turn']}
        </>
      }
    >
      <EmmaForm form="delete-turn" fields={{ turn: number }} className="emma-box">
        <p className="text-sm">{words['delete-turn-sure']}</p>
        <button type="submit" className={buttonClass('danger', 'small')}>
          {words['delete-go']}
        </button>
      </EmmaForm>
    </Folded>
  )
}

/** What is only shown when it is wanted, without scripts too. */
export function Folded({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="emma-folded">
      <summary className="emma-tool">{summary}</summary>
      {children}
    </details>
  )
}
