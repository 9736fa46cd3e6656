import { nearGuideTexts } from '../../../../guide/find-guide-answer.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { PlainActName } from '../../understanding/act.ts'
import { type Answer, type Asked, choices, text } from '../answer.ts'

/** What she says when nothing has to be looked up. */
const said = {
  greeting: { choices: ['doctors', 'nursing', 'mfa', 'abilities'] },
  thanks: { choices: [] },
  bye: { choices: [] },
  who: { choices: ['abilities', 'nursing', 'human'] },
  abilities: { choices: ['doctors', 'nursing', 'mfa', 'human'] },
  german: { choices: ['nursing', 'abilities'] },
  english: { choices: ['nursing', 'abilities'] },
  search: { choices: ['doctors', 'nursing', 'mfa'] },
  yes: { choices: ['nursing', 'mfa', 'doctors'] },
  no: { choices: ['abilities'] },
  burdened: { choices: ['no-nights', 'part-time', 'human'] },
  opinion: { choices: ['employers', 'abilities'] },
  weighing: { choices: ['doctors', 'nursing', 'mfa'] },
} as const satisfies Partial<Record<PlainActName, { choices: readonly string[] }>>

type TalkName = keyof typeof said

export function isTalk(name: PlainActName): name is TalkName {
  return name in said
}

export function talk(asked: Asked, name: TalkName): Answer {
  const { state } = asked
  const locale = name === 'english' ? 'en' : name === 'german' ? 'de' : null
  const t = locale ? translator(locale) : asked.t
  return {
    parts: [text(t(`assistant.talk.${name}`)), ...offered({ t }, said[name].choices)],
    state: { ...state, locale: locale ?? state.locale, asked: name === 'search' ? 'what' : state.asked },
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

/** Somebody is tired of their work and names none. */
export function offerChange(asked: Asked): Answer {
  return {
    parts: [
      text(asked.t('assistant.talk.change')),
      ...offered(asked, ['nursing', 'mfa', 'doctors', 'human']),
    ],
    state: { ...asked.state, asked: 'what' },
    outcome: 'change',
    tools: [],
  }
}

/** A question that nothing here answers: what comes nearest is offered. */
export function unknown(asked: Asked): Answer {
  const near = nearGuideTexts(asked.text, { locale: asked.ctx.locale })
  const said = asked.t(near.length > 0 ? 'assistant.talk.unknown-near' : 'assistant.talk.unknown')
  const human = asked.t('assistant.choice.human')
  return {
    parts:
      near.length > 0
        ? [text(said), ...choices(...near, human)]
        : [text(said), ...offered(asked, ['abilities', 'nursing', 'human'])],
    state: asked.state,
    outcome: 'unknown',
    tools: [],
  }
}

/** Offers to write to the people of the site; the conversation goes along only if the person wants it. */
export function handOver({ t, state }: Asked): Answer {
  return {
    parts: [text(t('assistant.talk.human')), { type: 'handover', to: 'support' }],
    state,
    outcome: 'human',
    tools: [],
  }
}

export function askWhere({ t, state }: Asked): Answer {
  return {
    parts: [text(t('assistant.ask-where'))],
    state: { ...state, asked: 'where' },
    outcome: 'where',
    tools: [],
  }
}
