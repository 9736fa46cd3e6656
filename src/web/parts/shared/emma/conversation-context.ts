import { createContext, useContext } from 'react'
import type { useFetcher } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import type { EmmaAnswer, EmmaView } from './emma-view.ts'

export type ConversationTools = {
  view: EmmaView
  /** Headings of turns lie one below that of the place: the page's own, or the panel's. */
  heading: 'h2' | 'h3'
  /** Scripts answer in place; without them every form leads to the page again. */
  isInPlace: boolean
  isBusy: boolean
  fetcher: ReturnType<typeof useFetcher<FormAnswer<EmmaAnswer>>>
  ask: (text: string, isTyped?: boolean) => void
  /** What a form is about to bring goes into sight and takes the focus. */
  follow: () => void
  /** For the region that screen readers read out. */
  announce: (text: string) => void
}

export const ConversationContext = createContext<ConversationTools | null>(null)

export function useConversation(): ConversationTools {
  const tools = useContext(ConversationContext)
  if (!tools) throw new Error('A part of a conversation stands outside of one')
  return tools
}
