import { type ChosenTariff, readingOfChoice } from './chosen-tariff.ts'
import type { TariffHints } from './employer-words.ts'
import { readTariff, type TariffReading } from './read-tariff.ts'

/** What an ad says about pay in words, and what was read of them before or entered by hand. */
export type TariffTexts = {
  title: string
  payText: string | null
  tariff: string | null
  tariffGroup: string | null
  tariffSteps: { from: number; to: number } | null
  /** What somebody chose from the tables; null: nothing, so that the texts count. */
  chosen: ChosenTariff | null
  /** Plain text, without markup. */
  description: string
}

/**
 * The collective agreement that an ad names: as it was chosen from the tables, else in its words for pay, in what was read of them before or entered by hand,
 * else in its texts.
 */
export function tariffOfAd(texts: TariffTexts, hints: TariffHints): TariffReading | null {
  const { title, tariffSteps, description } = texts
  if (texts.chosen) return readingOfChoice(texts.chosen)
  const steps = tariffSteps && `Stufe ${tariffSteps.from}-${tariffSteps.to}`
  const entered = [texts.tariff, texts.tariffGroup, steps].filter(Boolean).join(' ')
  const payText = [texts.payText, entered].filter(Boolean).join('; ')
  return readTariff({ title, payText, description }, hints)
}
