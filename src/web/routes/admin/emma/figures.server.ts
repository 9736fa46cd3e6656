import {
  type AssistantFigures,
  readAssistantFigures,
} from '../../../../domain/assistant/conversation/read-assistant-figures.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { formatAge, formatCount } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'

export type EmmaFigures = Awaited<ReturnType<typeof emmaFigures>>

/** The figures with their words, which no other page needs. */
export async function emmaFigures(ctx: Context) {
  const figures = await readAssistantFigures(ctx)
  const { turns, ratings, reasons, days } = figures
  const t = translator(ctx.locale)
  const word = (name: string, params = {}) => t(`emma-watch.${name}`, params)
  const number = (count: number) => formatCount(count, ctx.locale)
  return {
    title: word('title'),
    intro: word('intro', { days }),
    headings: {
      figures: word('figures'),
      ratings: word('ratings'),
      model: word('model'),
      reasons: word('reasons'),
    },
    figures: [
      { label: word('turns'), value: number(turns.turns) },
      { label: word('not-understood'), value: number(turns.notUnderstood) },
      {
        label: word('p95'),
        value: turns.p95Ms === null ? word('none') : word('ms', { count: number(turns.p95Ms) }),
      },
    ],
    ratings: [
      { label: word('helpful'), value: number(ratings.helpful) },
      { label: word('not-helpful'), value: number(ratings['not-helpful']) },
    ],
    model: figures.model && modelView(ctx, { ...figures, model: figures.model }),
    noModel: word('no-model'),
    noReasons: word('no-reasons'),
    words: { agreed: word('words'), question: word('question'), answer: word('answer') },
    reasons: reasons.map(({ id, at, rating, reason, answeredBy, outcome, question, answer }) => ({
      id,
      reason: reason ?? '',
      isHelpful: rating === 'helpful',
      rating: word(rating),
      about: [
        formatAge(at, ctx.now(), ctx.locale),
        word(answeredBy === 'model' ? 'by-the-model' : 'by-engine'),
        ...(outcome === '' ? [] : [word('taken-for', { outcome })]),
      ].join(' · '),
      said: question === null ? null : { question, answer: answer ?? '' },
    })),
  }
}

type WithModel = AssistantFigures & { model: NonNullable<AssistantFigures['model']> }

function modelView({ locale }: Pick<Context, 'locale'>, { model, turns }: WithModel) {
  const t = translator(locale)
  const number = (count: number) => formatCount(count, locale)
  const [spent, limit] = [number(model.tokensToday), number(model.tokensPerDay)]
  return {
    facts: [
      { label: t('emma-watch.name'), value: model.name },
      { label: t('emma-watch.state'), value: t(`emma-watch.${model.isOn ? 'on' : 'off'}`) },
      { label: t('emma-watch.tokens'), value: t('emma-watch.of', { spent, limit }) },
      { label: t('emma-watch.by-model'), value: number(turns.byModel) },
      { label: t('emma-watch.refused'), value: number(turns.modelRefused) },
    ],
    switch: { text: t('emma-watch.switch'), to: `${href('admin-switches', locale)}?change=assistant-model` },
  }
}
