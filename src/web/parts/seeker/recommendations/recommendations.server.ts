import type { Context } from '../../../../domain/caller/context.ts'
import { findOwnMarks } from '../../../../domain/job-seekers/find-own-marks.ts'
import {
  type Recommendation,
  type Recommendations,
  readRecommendations,
} from '../../../../domain/recommendations/read-recommendations.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { fitView } from '../../shared/fit-view.server.ts'
import { few, waysToFit } from '../../shared/fitting-jobs.server.ts'
import { jobCardView } from '../../shared/job-card.server.ts'
import { ruleText } from '../../shared/recommendations/rule-text.server.ts'
import type { RecommendationsView } from './recommendation-list.tsx'

/** At most `limit` recommendations as the pages show them. */
export async function loadRecommendations(ctx: Context, limit: number): Promise<RecommendationsView> {
  return recommendationsView(ctx, await readRecommendations(ctx, { limit }), limit)
}

async function recommendationsView(
  ctx: Context,
  read: Recommendations,
  limit: number,
): Promise<RecommendationsView> {
  if (read.state === 'opted-out') return read
  const { locale } = ctx
  const t = translator(locale)
  const shown = read.state === 'empty' ? read.guesses : read.jobs
  const marks = await findOwnMarks(ctx, { jobIds: shown.map(({ job }) => job.id) })
  if (read.state === 'empty') {
    return {
      state: 'empty',
      missing: read.gaps.map(gap => t(`recommendation-words.missing.${gap}`)),
      guesses: read.guesses.map(({ job, likeTitle }) => ({
        card: jobCardView(ctx, job, marks),
        because: t('recommendation-words.guess', { title: likeTitle }),
        choices: [],
      })),
    }
  }
  return {
    state: 'ready',
    hasRules: read.hasRules,
    ways: read.jobs.length < Math.min(few, limit) ? await waysToFit(ctx, read.jobs.length) : null,
    jobs: read.jobs.map(({ job, match, choices }) => ({
      card: { ...jobCardView(ctx, job, marks), fit: fitView(match, job, locale) },
      choices: choices.map(choice => ({ value: choice.choice, text: choiceText(choice, locale) })),
    })),
  }
}

/** "Ort: keine Stellen in Ulm": what a reason says and what follows from it. */
function choiceText({ choice, rule }: Recommendation['choices'][number], locale: Locale): string {
  const t = translator(locale)
  const reason = t(`recommendation-words.reason.${choice}`)
  if (rule) return t('recommendation-words.reason-with-rule', { reason, rule: ruleText(rule, locale) })
  if (choice === 'known' || choice === 'other') return reason
  return t('recommendation-words.reason-alone', { reason })
}
