import { formatDate } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'
import type { Statement, StatementPart } from '../moderation.ts'
import {
  type DecisionReason,
  type Measure,
  measureWord,
  reasonGrounds,
  type TargetKind,
} from '../moderation.values.ts'

type Facts = {
  kind: TargetKind
  label: string
  measure: Measure
  until: Date | null
  reason: DecisionReason
  facts: string
  isAutomated: boolean
  isOwnInitiative: boolean
}

/** The statement of reasons in both languages, with all that Art. 17 (3) of the Digital Services Act asks; kept as it was sent. */
export function statementOf(decided: Facts): Statement {
  return { de: partsOf(decided, 'de'), en: partsOf(decided, 'en') }
}

function partsOf(decided: Facts, locale: Locale): StatementPart[] {
  const t = translator(locale)
  const { kind, label, measure, until, reason, facts, isAutomated, isOwnInitiative } = decided
  const ground = reasonGrounds[reason]
  const words = (name: string, text: string): StatementPart => ({
    heading: t(`moderation-words.statement.${name}`),
    text,
  })
  const duration =
    until === null
      ? t('moderation-words.statement.no-end')
      : t('moderation-words.statement.until', { date: formatDate(until, locale) })
  const lasts = measure === 'none' || measure === 'end' ? '' : ` ${duration}`
  return [
    words('about', t(`moderation-words.target.${kind}`, { label })),
    words('measure', `${t(`moderation-words.measure.${measureWord(kind, measure)}`)}${lasts}`),
    words('facts', facts),
    words('ground', `${t(`moderation-words.ground.${ground}`)} ${t(`moderation-words.reason.${reason}`)}`),
    words('origin', t(`moderation-words.origin.${isOwnInitiative ? 'own' : 'report'}`)),
    words('automated', t(`moderation-words.automated.${isAutomated ? 'yes' : 'no'}`)),
    words('redress', t('moderation-words.statement.redress-text')),
  ]
}
