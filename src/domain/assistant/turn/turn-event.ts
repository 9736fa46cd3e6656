import type { AnswerPart } from '../answer-part.schema.ts'

/** What is told of a turn while it is answered; see docs/API.md. */
export type TurnEvent =
  | { type: 'start'; conversation: string; turn: number }
  | { type: 'status'; status: 'searching' | 'writing' }
  | { type: 'text'; index: number; delta: string }
  | { type: 'part'; index: number; part: AnswerPart }

export type AnswerOptions = { emit?: (event: TurnEvent) => void; signal?: AbortSignal }

export type TurnAnswer = {
  conversation: string
  turn: number
  parts: AnswerPart[]
  answeredBy: 'engine' | 'model'
}
