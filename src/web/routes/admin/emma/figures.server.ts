import { outcomeInWords } from '../../../../domain/assistant/conversation/outcome-in-words.ts'
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
    reasons: reasons.map(given => ({
      id: given.id,
      reason: given.reason ?? '',
      isHelpful: given.rating === 'helpful',
      rating: word(given.rating),
      about: aboutAnswer(ctx, given),
      said: given.question === null ? null : { question: given.question, answer: given.answer ?? '' },
    })),
  }
}

/** When, by what, and what the question was taken for. */
function aboutAnswer(
  { locale, now }: Context,
  { at, answeredBy, outcome }: AssistantFigures['reasons'][number],
): string {
  const t = translator(locale)
  const takenFor = outcomeInWords(outcome, locale)
  return [
    formatAge(at, now(), locale),
    t(`emma-watch.${answeredBy === 'model' ? 'by-the-model' : 'by-engine'}`),
    ...(takenFor === null ? [] : [t('emma-watch.taken-for', { outcome: takenFor })]),
  ].join(' · ')
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
