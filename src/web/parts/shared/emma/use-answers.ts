import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../../i18n/locale.ts'
import { timeMark } from './emma.values.ts'
import type { EmmaWords } from './emma-words.server.ts'
import { type AnswerEvent, readAnswer } from './read-answer.ts'

/** An answer on its way: the texts by their place in it, with holes where cards will be. */
export type Pending = {
  question: string
  turn: number | null
  texts: (string | undefined)[]
}

/** Why a question was not answered. The question is in its field again. */
export type Problem = { question: string; text: string; isOffline: boolean }

type Options = {
  conversation: string | null
  /** The address on this site that the question is asked from. */
  page: string | null
  locale: Locale
  words: EmmaWords
  /** Asked before the first question: a guest's browser gets the key that its conversation belongs to. */
  beginPath: string
  /** Reads the conversation again, with the new answer in it. */
  reload: (conversation: string) => Promise<void>
  announce: (text: string) => void
}

/** Asks over the stream of the public interface, and shows what has arrived of the answer. */
export function useAnswers(options: Options) {
  const [pending, setPending] = useState<Pending | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const asking = useRef<AbortController | null>(null)
  const { announce, words } = options

  const ask = async (question: string) => {
    if (asking.current) return
    const controller = new AbortController()
    asking.current = controller
    setProblem(null)
    setPending({ question, turn: null, texts: [] })
    announce(words.searching)
    const failure = await answered(question, options, controller.signal, setPending).catch(() => 'failed')
    asking.current = null
    setPending(null)
    if (failure === null) return
    const isStopped = controller.signal.aborted
    const isOffline = !isStopped && !navigator.onLine
    const known = failure === 'failed' ? words.failed : failure
    const text = isStopped ? words.stopped : isOffline ? words.offline : known
    setProblem({ question, text, isOffline })
    announce(text)
  }

  // What certainly never left the device is sent by itself as soon as there is a connection.
  useEffect(() => {
    if (!problem?.isOffline) return
    const again = () => void ask(problem.question)
    // It may have come back before this listens.
    if (navigator.onLine) return again()
    addEventListener('online', again, { once: true })
    return () => removeEventListener('online', again)
  })
  useEffect(() => () => asking.current?.abort(), [])
  return { pending, problem, ask, stop: () => asking.current?.abort() }
}

/** @returns null, or in words why there is no answer; 'failed' where nothing better is known */
async function answered(
  question: string,
  { conversation: known, page, locale, words, beginPath, reload }: Options,
  signal: AbortSignal,
  show: (change: (pending: Pending | null) => Pending | null) => void,
): Promise<string | null> {
  if (known === null)
    await fetch(new URL(beginPath, location.href), {
      method: 'POST',
      body: new URLSearchParams({ from: page ?? '' }),
      signal,
    })
  const response = await fetch('/api/v1/emma', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({
      text: question,
      lang: locale,
      ...(known !== null && { conversation: known }),
      ...(page !== null && { page }),
    }),
    signal,
  })
  if (response.status === 429) return tooMany(response.headers.get('retry-after'), words, locale)
  if (response.status === 404 && known !== null) {
    // Deleted in the meantime, perhaps in another tab: the question can begin a new one.
    await reload(known)
    return words.gone
  }
  if (!response.ok || !response.body) return 'failed'
  let conversation = known
  let isDone = false
  let failure: string | null = null
  try {
    for await (const event of readAnswer(response.body)) {
      if (event.event === 'start') conversation = event.data.conversation
      if (event.event === 'done') isDone = true
      if (event.event === 'error') failure = event.data.detail ?? event.data.title
      show(pending => pending && grown(pending, event))
    }
  } finally {
    // Also of a stopped answer: what the site has kept of it is what can be edited or deleted.
    if (conversation !== null && (isDone || signal.aborted)) await reload(conversation)
  }
  return isDone ? null : (failure ?? 'failed')
}

function grown(pending: Pending, { event, data }: AnswerEvent): Pending {
  switch (event) {
    case 'start':
      return { ...pending, turn: data.turn }
    case 'text':
      return {
        ...pending,
        texts: withText(pending.texts, data.index, (pending.texts[data.index] ?? '') + data.delta),
      }
    case 'part':
      return data.part.type === 'text'
        ? { ...pending, texts: withText(pending.texts, data.index, data.part.text) }
        : pending
    default:
      return pending
  }
}

function withText(texts: Pending['texts'], index: number, text: string): Pending['texts'] {
  const next = [...texts]
  next[index] = text
  return next
}

function tooMany(retryAfter: string | null, words: EmmaWords, locale: Locale): string {
  const seconds = Number(retryAfter)
  if (!(seconds > 0)) return words['too-many']
  const at = new Date(Date.now() + seconds * 1_000)
  const time = at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  return words['too-many-at'].replace(timeMark, time)
}
