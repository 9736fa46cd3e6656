import type { ComparedJob } from '../../../../domain/comparison/compare-jobs.ts'
import type { AskedFact } from '../../../../domain/jobs/asked-fact.values.ts'
import { formatDate } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { href } from '../../../addresses.ts'

/** What an amount or a fact comes from, with the way to it. */
export type Note = { text: string; to?: string; isElsewhere?: boolean }

export type CellView = {
  /** The fact, the most important line first. */
  lines: string[]
  notes: Note[]
  isUnknown: boolean
  /** What one may ask the employer, or that it has been asked. */
  ask: { jobId: number; fact: AskedFact; name: string; text: string } | null
  asked: { text: string; link: string; to: string } | null
}

export type CellWords = { t: Translate; locale: Locale; now: Date; workloadPercent: number }

export function known(lines: readonly string[], notes: readonly (Note | null)[] = []): CellView {
  return {
    lines: [...lines],
    notes: notes.filter(note => note !== null),
    isUnknown: false,
    ask: null,
    asked: null,
  }
}

/** What cannot be asked either. */
export function unknown(text: string): CellView {
  return { ...known([text]), isUnknown: true }
}

/**
 * A fact that readers may ask about: as the ad or the employer's answer has it, else that it is open, with the way to ask. Of a refused
 * question the day is told.
 */
export function askedCell(
  view: ComparedJob,
  fact: AskedFact,
  stated: CellView | null,
  words: CellWords,
): CellView {
  const { t, locale } = words
  const answer = view.job.givenAnswers.find(given => given.fact === fact)
  const day = answer && formatDate(answer.at, locale)
  if (answer?.isRefused) return unknown(t('question-words.refused-on', { date: day ?? '' }))
  if (stated) {
    if (!answer) return stated
    return {
      ...stated,
      notes: [{ text: t('comparison-words.by-answer', { date: day ?? '' }) }, ...stated.notes],
    }
  }
  const open = view.isOwnAd ? undefined : view.facts.find(each => each.fact === fact)
  return { ...unknown(t('comparison-words.not-stated')), ...asking(view, open, words) }
}

function asking(
  { job }: ComparedJob,
  open: ComparedJob['facts'][number] | undefined,
  { t, locale }: CellWords,
): Pick<CellView, 'ask' | 'asked'> {
  if (!open) return { ask: null, asked: null }
  if (open.isAsked) {
    const to = href('ask-employer', locale, { key: `${job.id}-${job.slug}` })
    const asked = { text: t('comparison-words.asked'), link: t('comparison-words.asked-answer'), to }
    return { ask: null, asked }
  }
  const label = t(`question-words.fact.${open.fact}`)
  const name = `${t('question-words.ask-for', { fact: label })} (${job.title})`
  return { ask: { jobId: job.id, fact: open.fact, name, text: t('question.ask') }, asked: null }
}

export function adPath({ job }: ComparedJob, locale: Locale): string {
  return href('job', locale, { key: `${job.id}-${job.slug}` })
}

export function decimal(number: number, locale: Locale, mostDigits = 2): string {
  return number.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: mostDigits })
}
