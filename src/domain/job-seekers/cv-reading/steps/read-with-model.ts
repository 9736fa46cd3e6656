import { limits } from '../../../../config/limits.ts'
import type { Cv } from '../../../../cv-format/cv.ts'
import { cvPromptVersion } from '../../../../cv-format/from-model/cv-question.ts'
import { cvProviderOf } from '../../../../platform/language-model/language-model.ts'
import type { Context } from '../../../caller/context.ts'
import { isWithinModelBudget } from '../../../throttle/steps/model-budget.ts'
import { askAboutCv, type CvRound, type ReadDocument } from '../ask-about-cv.ts'
import type { CvModelReading } from '../cv-model.values.ts'
import { findWhoseCv, insertCvModelRecord } from '../cv-reading.queries.ts'

/** `consent` is the provider that the person was told and agreed to; null for none. */
type Asked = { userId: string; consent: string | null }

/** What the rules have read, with what the language model finds besides if the person agreed to its provider for this reading. */
export async function readWithModel(
  ctx: Context,
  { userId, consent }: Asked,
  read: ReadDocument,
  mostMs: number = limits.cvModelMs,
): Promise<{ fields: Cv; model: CvModelReading | null }> {
  if (consent === null) return { fields: read.fields, model: null }
  const model = ctx.languageModel
  if (!model || cvProviderOf(model) !== consent)
    return { fields: read.fields, model: { provider: consent, outcome: 'withdrawn' } }
  const { fields, outcome } = await askAboutCv(model, read, {
    known: await findWhoseCv(ctx.db, userId),
    mostMs,
    mayAsk: () =>
      isWithinModelBudget(ctx, model, {
        ...{ kind: 'cv-model', subject: userId, tries: limits.cvModelReadingsPerDay },
      }),
    onRound: round => noteRound(ctx, round),
  })
  return { fields, model: { provider: consent, outcome } }
}

async function noteRound(ctx: Context, { error, ...round }: CvRound): Promise<void> {
  if (error !== undefined) ctx.log.warn({ err: error }, 'a CV was read without the model')
  await insertCvModelRecord(ctx.db, { ...round, at: ctx.now(), promptVersion: cvPromptVersion })
}
