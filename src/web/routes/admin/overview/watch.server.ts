import type { Context } from '../../../../domain/caller/context.ts'
import { readQuestionFigures } from '../../../../domain/job-questions/read-question-figures.ts'
import { contactStates } from '../../../../domain/talent-pool/contact-request.status.ts'
import { readPoolWatch } from '../../../../domain/talent-pool/watch/watch-pool.ts'
import { formatCount, formatDate } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'

export type PoolWatchView = Awaited<ReturnType<typeof poolWatchView>>

export async function poolWatchView(ctx: Context) {
  const { locale } = ctx
  const t = translator(locale)
  const { counts, locked } = await readPoolWatch(ctx)
  const number = (count: number) => formatCount(count, locale)
  return {
    figures: [
      { label: t('admin.pool.visible'), value: number(counts.visible) },
      { label: t('admin.pool.paused'), value: number(counts.paused) },
      { label: t('admin.pool.searches'), value: number(counts.searches) },
      ...contactStates.map(state => ({
        label: t('admin.pool.asked', { state: t(`talent-words.state.${state}`) }),
        value: number(counts.asked[state]),
      })),
    ],
    locked: locked.map(({ employerId, employer, caseId, lockedAt }) => ({
      employerId,
      text: t('admin.pool.locked-since', { employer, date: formatDate(lockedAt, locale) }),
      to: caseId === null ? null : href('admin-report', locale, { id: String(caseId) }),
    })),
  }
}

export type QuestionFiguresView = Awaited<ReturnType<typeof questionFiguresView>>

export async function questionFiguresView(ctx: Context) {
  const { locale } = ctx
  const t = translator(locale)
  const { facts, employers } = await readQuestionFigures(ctx)
  return {
    facts: facts.map(({ fact, ...counts }) => ({
      fact,
      label: t(`question-words.fact.${fact}`),
      text: t('admin.questions.of-fact', counts),
    })),
    employers: employers.map(({ employerId, employer, ...counts }) => ({
      employerId,
      employer,
      to: `${href('employer-dashboard', locale)}?employer=${employerId}`,
      text: t('admin.questions.of-employer', counts),
    })),
  }
}
