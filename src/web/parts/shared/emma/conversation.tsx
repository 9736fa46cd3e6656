import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useTexts } from '../../../use-texts.ts'
import { Choices, Text } from './answer-parts.tsx'
import { Composer } from './composer.tsx'
import { ConversationContext, type ConversationTools } from './conversation-context.ts'
import type { EmmaAnswer, EmmaView } from './emma-view.ts'
import { Question, Turn } from './turn.tsx'
import { type Pending, useAnswers } from './use-answers.ts'
import './emma.css'

type Props = {
  view: EmmaView
  heading: 'h2' | 'h3'
  /** The address on this site that is asked about. */
  page: string | null
  /** Reads a conversation again; null begins another. */
  reload: (conversation: string | null) => Promise<void>
  /** What a form answered without scripts. */
  answer?: FormAnswer<EmmaAnswer> | undefined
  /** What stands below, such as forms for the whole conversation. */
  children?: ReactNode
}

export function Conversation({ view, heading, page, reload, answer, children }: Props) {
  const { locale, to } = useTexts()
  const isInPlace = useHydrated()
  const fetcher = useFetcher<FormAnswer<EmmaAnswer>>()
  const [spoken, setSpoken] = useState('')
  const answers = useAnswers({
    conversation: view.conversation,
    page,
    locale,
    words: view.words,
    beginPath: to('emma-begin'),
    reload,
    announce: setSpoken,
  })
  const { pending, problem } = answers
  const isBusy = pending !== null || fetcher.state !== 'idle'
  const last = view.turns.at(-1)
  const list = useRef<HTMLOListElement>(null)
  const focused = useFollowing(list, { pending, last: last?.number ?? 0 })
  const done = (fetcher.data ?? answer)?.done ?? null
  const isDeleted = fetcher.state === 'idle' && done?.isDeleted === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each deletion
  useEffect(() => {
    if (isDeleted) void reload(null)
  }, [isDeleted])
  const follow = () => {
    focused.current = 'turn'
    setSpoken(view.words.searching)
  }
  const ask = (text: string, isTyped = false) => {
    focused.current = isTyped ? 'field' : 'turn'
    void answers.ask(text)
  }
  const tools: ConversationTools = {
    view,
    heading,
    isInPlace,
    isBusy,
    fetcher,
    ask,
    follow,
    announce: setSpoken,
  }
  return (
    <ConversationContext value={tools}>
      <div className="emma-intro">
        {view.isGone && <p className="emma-box">{view.words.gone}</p>}
        <Text blocks={view.intro} />
        {view.turns.length === 0 && !pending && <Choices choices={view.quick} label={view.words.quick} />}
      </div>
      <ol
        ref={list}
        aria-label={view.words.conversation}
        aria-busy={isBusy || undefined}
        className="emma-turns"
      >
        {view.turns.map(turn => (
          <Turn key={turn.number} turn={turn} isLast={turn === last && !pending} />
        ))}
        {pending && !view.turns.some(({ number }) => number === pending.turn) && (
          <Waiting pending={pending} />
        )}
      </ol>
      <Composer
        problem={problem?.text ?? (isBusy ? null : done?.problem) ?? null}
        question={problem?.question ?? done?.question ?? ''}
        asked={pending?.question ?? null}
        onStop={answers.stop}
      />
      {children}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <div role="log" className="sr-only">
        {focused.current !== null && last && <p key={last.number}>{last.plain}</p>}
      </div>
    </ConversationContext>
  )
}

/** The question at once, and the shape of an answer until the first of its words are there. */
function Waiting({ pending }: { pending: Pending }) {
  const { texts, question } = pending
  const known = texts.filter(text => text !== undefined)
  return (
    <li id="turn-pending" tabIndex={-1} className="emma-turn">
      <Question text={question} />
      <div className="emma-answer" aria-hidden>
        {known.map(text => (
          <p key={text.slice(0, 20)} className="whitespace-pre-line">
            {text}
          </p>
        ))}
        {known.length === 0 && (
          <>
            <span className="shimmer emma-line" />
            <span className="shimmer emma-line" />
            <span className="shimmer emma-line" />
          </>
        )}
      </div>
    </li>
  )
}

type Shown = { pending: Pending | null; last: number }

/**
 * Keeps the newest turn in sight. A button that asked is gone with the answer, so the focus goes on to the turn; whoever typed stays in the
 * field. @returns who asked last: null before the first question
 */
function useFollowing(list: React.RefObject<HTMLOListElement | null>, { pending, last }: Shown) {
  const focused = useRef<'field' | 'turn' | null>(null)
  const isPending = pending !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new turn
  useEffect(() => {
    const turn = list.current?.lastElementChild
    if (focused.current === null || !(turn instanceof HTMLElement)) return
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (focused.current === 'turn' || isLost) turn.focus({ preventScroll: true })
    turn.scrollIntoView({ block: 'start' })
  }, [isPending, last])
  return focused
}
