import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { type CriterionKey, criteria } from './criteria.ts'
import type { FieldName } from './criterion.ts'
import type { Match } from './explain.ts'
import { type GateKey, gates } from './gates.ts'

/** "5 von 6 Wünschen erfüllt, Dienstzeiten unbekannt"; empty for a profile that wishes nothing. */
export function matchSentence(locale: Locale, match: Pick<Match, 'gates' | 'criteria'>): string {
  const t = translator(locale)
  const { criteria: judged } = match
  if (judged.length === 0) return ''
  const list = new Intl.ListFormat(locale)
  const named = (names: readonly string[]) => list.format(new Set(names))
  const inState = (state: 'unmet' | 'unknown') =>
    judged.filter(each => each.state === state).map(({ key }) => t(`matching.criterion.${key}`))
  const open = [...inState('unknown'), ...openGates(match).map(key => t(`matching.gate.${key}`))]
  const unmet = inState('unmet')
  const count = judged.filter(({ state }) => state === 'met').length
  return [
    t('matching.met', { count, total: judged.length }),
    ...(unmet.length > 0 ? [t('matching.unmet', { names: named(unmet) })] : []),
    ...(open.length > 0 ? [t('matching.unknown', { names: named(open) })] : []),
  ].join(', ')
}

/** Nobody knows whether the ad has what was ruled out, or whether the person may do it; the distance is a criterion of its own. */
function openGates({ gates: judged }: Pick<Match, 'gates'>): GateKey[] {
  return judged.filter(({ key, state }) => state === 'unknown' && key !== 'radius').map(({ key }) => key)
}

type Described<Key> = {
  key: Key
  name: string
  reads: string
  field: FieldName | null
  weight: string | null
}

/** All gates and criteria in words, for the page that says how a list comes about. */
export function describeCriteria(locale: Locale): {
  gates: Described<GateKey>[]
  criteria: Described<CriterionKey>[]
} {
  const t = translator(locale)
  return {
    gates: gates.map(({ key }) => ({
      key,
      name: t(`matching.gate.${key}`),
      reads: t(`matching.gate-reads.${key}`),
      field: null,
      weight: null,
    })),
    criteria: criteria.map(({ key, field, weight }) => ({
      key,
      name: t(`matching.criterion.${key}`),
      reads: t(`matching.reads.${key}`),
      field,
      weight: t(`matching.weight.${weight}`),
    })),
  }
}
