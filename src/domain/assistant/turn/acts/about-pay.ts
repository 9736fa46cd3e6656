import { formatDate, formatMoney } from '../../../../i18n/format.ts'
import type { AnswerPart } from '../../answer-part.schema.ts'
import { explainPayTool } from '../../tools/explain-pay.ts'
import { getJobTool } from '../../tools/get-job.ts'
import type { PayFacts } from '../../tools/steps/job-facts.ts'
import { type Answer, type Asked, text } from '../answer.ts'
import { offered } from './talk.ts'

type Tariff = NonNullable<Awaited<ReturnType<typeof explainPayTool.run>>['tariff']>

/** What an ad says about pay, and what the agreement gives that it names. */
export async function payOfJob(asked: Asked, jobId: number): Promise<Answer> {
  const { ctx, t, state } = asked
  const [{ title }, pay] = await Promise.all([
    getJobTool.run(ctx, { jobId }),
    explainPayTool.run(ctx, { jobId, ...wishesIn(asked.text) }),
  ])
  const words = pay.stated?.inWords ?? null
  const own = isInOwnWords(pay.stated) ? words : null
  const ofTariff = inWords(asked, pay.tariff)
  // "Zahlen die nach Tarif?"
  const isAskedInVain = words !== null && own === null && !pay.stated?.tariff && ofTariff.length === 0
  const noTariff = isAskedInVain && ofTariffs.test(asked.text) ? [t('assistant.pay.no-tariff')] : []
  const stated =
    own !== null
      ? t('assistant.pay.own-words', { title })
      : words !== null
        ? t('assistant.pay.stated', { title, words })
        : t(ofTariff.length > 0 ? 'assistant.pay.not-stated' : 'assistant.pay.neither', { title })
  const parts = [
    text([stated, ...ofTariff, ...noTariff].join('\n\n')),
    ...(own === null ? [] : [quoted(t('assistant.pay.label'), title, own)]),
    ...tableOf(asked, pay.tariff),
  ]
  return {
    parts: [...parts, ...offered(asked, ['fit', 'save', 'similar'])],
    state,
    outcome: 'pay',
    tools: ['explain_pay'],
  }
}

const ofTariffs = /tarif/i

/**
 * Pay without an amount or an agreement is whatever the employer wrote: it is shown as a cell of the ad, never said by the assistant, for it may
 * as well be an order to her.
 */
function isInOwnWords(stated: PayFacts | null): boolean {
  return stated !== null && stated.min === null && stated.max === null && stated.tariff === null
}

function quoted(label: string, title: string, words: string): AnswerPart {
  return { type: 'table', caption: title, columns: [title], rows: [{ label, cells: [words] }] }
}

/** What a collective agreement gives that a question names; null when it names none with amounts. */
export async function payOfTariff(asked: Asked, words: string): Promise<Answer | null> {
  const { ctx, state } = asked
  const { tariff } = await explainPayTool.run(ctx, { tariff: words.slice(0, 200), ...wishesIn(words) })
  if (!tariff || (tariff.scheme === null && tariff.group === null)) return null
  const said = inWords(asked, tariff)
  if (said.length === 0) return null
  return {
    parts: [text(said.join('\n\n')), ...tableOf(asked, tariff)],
    state,
    outcome: 'tariff',
    tools: ['explain_pay'],
  }
}

/** "nach 5 Jahren", "50 %": what pay is asked for; "Stufe" is read by the table itself. */
export function wishesIn(words: string): { years?: number; workload?: number } {
  const years = /(\d{1,2})\s*(?:jahre?n?|years?|j\.)/iu.exec(words)?.[1]
  const workload = /(\d{2,3})\s*(?:%|prozent|percent)/iu.exec(words)?.[1]
  return {
    ...(years === undefined ? {} : { years: Math.min(50, Number(years)) }),
    ...(workload === undefined ? {} : { workload: Math.min(100, Math.max(1, Number(workload))) }),
  }
}

function inWords({ t, ctx }: Asked, tariff: Tariff | null): string[] {
  if (!tariff) return []
  const name = [tariff.name, tariff.group].filter(Boolean).join(' ')
  if (name === '') return []
  if (!tariff.amounts) return [t('assistant.pay.no-table', { name })]
  const { least, most, currency, ofYears, workloadPercent, table } = tariff.amounts
  const money = (amount: number) => formatMoney(amount, currency, ctx.locale)
  const range = t(least.month === most.month ? 'assistant.pay.one' : 'assistant.pay.range', {
    name,
    step: least.step,
    least: money(least.month),
    most: money(most.month),
    workload: workloadPercent,
  })
  const own = ofYears
    ? [t('assistant.pay.of-years', { step: ofYears.step, month: money(ofYears.month) })]
    : []
  const from = table.validFrom === null ? '' : formatDate(new Date(table.validFrom), ctx.locale)
  return [[range, ...own, t(`assistant.pay.${from === '' ? 'undated' : table.standing}`, { from })].join(' ')]
}

function tableOf({ t, ctx }: Asked, tariff: Tariff | null): AnswerPart[] {
  const { amounts } = tariff ?? {}
  if (!tariff || !amounts || amounts.steps.length === 0) return []
  const money = (amount: number) => formatMoney(amount, amounts.currency, ctx.locale)
  const name = [tariff.name, tariff.group].filter(Boolean).join(' ')
  const parts: AnswerPart[] = [
    {
      type: 'table',
      caption: name,
      columns: [t('assistant.pay.month'), t('assistant.pay.year')],
      rows: amounts.steps.map(({ group, step, month, year }) => ({
        label: t('assistant.pay.step', { group, step }),
        cells: [money(month), money(year)],
      })),
    },
  ]
  if (amounts.table.source) parts.push({ type: 'sources', sources: [{ label: amounts.table.source }] })
  return parts
}
