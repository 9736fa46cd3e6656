import type { PlainActName } from '../understanding/act.ts'
import { type Answer, type Asked, choices, text } from './answer.ts'

/** What she says when nothing has to be looked up. */
const said = {
  greeting: { choices: ['doctors', 'nursing', 'mfa', 'abilities'] },
  thanks: { choices: [] },
  bye: { choices: [] },
  who: { choices: ['abilities', 'nursing', 'human'] },
  abilities: { choices: ['doctors', 'nursing', 'mfa', 'human'] },
  kept: { choices: ['human'] },
  german: { choices: ['nursing', 'abilities'] },
  english: { choices: ['nursing', 'abilities'] },
  search: { choices: ['doctors', 'nursing', 'mfa'] },
} as const satisfies Partial<Record<PlainActName, { choices: readonly string[] }>>

type TalkName = keyof typeof said

export function isTalk(name: PlainActName): name is TalkName {
  return name in said
}

export function talk(asked: Asked, name: TalkName): Answer {
  const { t, state } = asked
  return {
    parts: [text(t(`assistant.talk.${name}`)), ...offered(asked, said[name].choices)],
    state: { ...state, asked: name === 'search' ? 'what' : state.asked },
    outcome: name,
    tools: [],
  }
}

/** Choices by the names of their texts. */
export function offered({ t }: Pick<Asked, 't'>, names: readonly string[]) {
  return choices(...names.map(name => t(`assistant.choice.${name}`)))
}

/** When she does not know what is meant: says so, and what she can do. */
export function notUnderstood(asked: Asked): Answer {
  return {
    parts: [
      text(asked.t('assistant.talk.unclear')),
      ...offered(asked, ['doctors', 'nursing', 'mfa', 'human']),
    ],
    state: asked.state,
    outcome: 'unclear',
    tools: [],
  }
}
