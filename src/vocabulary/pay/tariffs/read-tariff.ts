import { payTables } from '../tables/pay-tables.ts'
import { employerKindOf, type TariffHints, workKindOf } from './employer-words.ts'
import { readableText } from './readable-text.ts'
import type { Steps } from './settle-steps.ts'
import { type FoundTariff, strongestTariff } from './strongest-tariff.ts'

/** What an ad says about the collective agreement that it pays by. */
export type TariffReading = {
  /** Id of a scheme; null: pay is outside any scheme ("übertariflich", "AT-Vertrag"). */
  scheme: string | null
  /** Not the words but profession, employer or custom say which scheme or which of its tables it is. */
  isAssumed: boolean
  /** Schemes that the words may mean as well. */
  alternatives: string[]
  group: string | null
  /** The last one where several are named. */
  groupTo: string | null
  /** As the ad writes it. */
  writtenGroup: string | null
  /** Null: not stated. */
  steps: Steps | null
  /** The group was written in a code that is no longer used and is read as today's. */
  isLegacy: boolean
  /** "In Anlehnung an": not the agreement itself, so that its table says nothing. */
  isLoose: boolean
  /** Id of a house that pays by the scheme without being of it ("charite"). */
  house: string | null
  /** Whether the table of the scheme, and its group where one is written, is known. */
  hasTable: boolean
  /** Where it says so. */
  evidence: TariffEvidence[]
}

export type TariffEvidence = {
  field: 'title' | 'payText' | 'description'
  /** Offsets in the field as it was given. */
  from: number
  to: number
  words: string
}

export type AdTexts = { title?: string; payText?: string; description?: string }

/** More of a text is not read. */
const textMax = { title: 300, payText: 2_000, description: 30_000 }

/**
 * Scheme, group and steps that an ad names: in its pay text, else its title, else its description; a group that only another of them names
 * is added. A single text counts as pay text. Null when nothing is named. Never throws; takes time in line with the texts.
 */
export function readTariff(given: string | AdTexts, hints: TariffHints = {}): TariffReading | null {
  const ad: AdTexts = typeof given === 'string' ? { payText: given } : given
  const fields = (['payText', 'title', 'description'] as const)
    .map(field => ({ field, ...readableText((ad[field] ?? '').slice(0, textMax[field])) }))
    .filter(({ text }) => text.trim() !== '')
  const found = strongestTariff(fields, {
    hints,
    work: workKindOf(hints.profession),
    employer: employerKindOf(hints.employer ?? '') ?? employerKindOf(ad.title ?? ''),
  })
  const house = fields
    .map(({ text }) => text)
    .concat(hints.employer ?? '')
    .some(text => charite.test(text))
  return found && readingOf(found, ad, house ? 'charite' : null)
}

const charite = /(?<!\p{L})Charit[ée](?!\p{L})/iu

function readingOf(found: FoundTariff, ad: AdTexts, house: string | null): TariffReading {
  const { settled, group, steps, isLoose, spans } = found
  const scheme = settled && (payTables().schemes.get(settled.scheme) ?? null)
  const isGroup = (code: string | null) =>
    code !== null && Boolean(scheme?.tables.some(({ groups }) => groups.has(code)))
  const code = settled && isGroup(settled.group) ? settled.group : null
  const isUnknownGroup = group !== null && code === null
  return {
    scheme: settled?.scheme ?? null,
    isAssumed: settled?.isAssumed ?? false,
    alternatives: settled?.alternatives ?? [],
    group: code,
    groupTo:
      code !== null && settled && settled.groupTo !== code && isGroup(settled.groupTo)
        ? settled.groupTo
        : null,
    writtenGroup: group?.text ?? null,
    steps,
    isLegacy: settled?.isLegacy ?? false,
    isLoose,
    house,
    hasTable: scheme !== null && !isUnknownGroup,
    evidence: spans.map(({ field, from, to }) => ({
      field,
      from,
      to,
      words: (ad[field] ?? '').slice(from, to),
    })),
  }
}
