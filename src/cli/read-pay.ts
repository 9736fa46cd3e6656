import { parseArgs } from 'node:util'
import { berlinDay } from '../basics/berlin.ts'
import { loadEnv } from '../config/env.ts'
import type { Gross } from '../vocabulary/pay/gross/gross-of.ts'
import { payOfTariff, type TariffPay } from '../vocabulary/pay/gross/pay-of-tariff.ts'
import { readPayTablesFrom } from '../vocabulary/pay/tables/pay-tables.ts'
import { payAsJson, tariffAsJson } from '../vocabulary/pay/tariff-as-json.ts'
import { type AdTexts, readTariff } from '../vocabulary/pay/tariffs/read-tariff.ts'

const usage = `Reads which collective agreement and pay group a text names, and computes what the table gives.

  npm run read:pay -- "TEXT" [--json]

  --json               prints one JSON object
  --title TEXT, --description TEXT
                       of the ad, beside its text about pay
  --on YYYY-MM-DD      the day whose table counts; today
  --workload PERCENT   of a full-time post; 100
  --hours HOURS        a week of a full-time post, for tables of hours
  --years YEARS        completed years of experience: says which step they come to
  --country DE|AT|CH, --profession ID, --employer NAME
                       what else is known of the ad`

type Options = {
  ad: AdTexts & { payText: string }
  json: boolean
  hints: { country?: string | undefined; profession?: string | undefined; employer?: string | undefined }
  wishes: {
    on: string
    workloadPercent: number
    weeklyHours?: number | undefined
    years?: number | undefined
  }
}

const options = readOptions()
if (options) show(options)
else {
  console.error(usage)
  process.exitCode = 2
}

function readOptions(): Options | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        title: { type: 'string', default: '' },
        description: { type: 'string', default: '' },
        on: { type: 'string', default: berlinDay(new Date()) },
        workload: { type: 'string', default: '100' },
        hours: { type: 'string' },
        years: { type: 'string' },
        country: { type: 'string' },
        profession: { type: 'string' },
        employer: { type: 'string' },
      },
    })
    const [text] = positionals
    const workloadPercent = Number(values.workload)
    const isRead =
      text !== undefined && positionals.length === 1 && workloadPercent > 0 && workloadPercent <= 100
    if (!isRead || !/^\d{4}-\d{2}-\d{2}$/.test(values.on)) return null
    const { json, title, description, on, country, profession, employer } = values
    const wishes = { on, workloadPercent, weeklyHours: numberOf(values.hours), years: numberOf(values.years) }
    return {
      ad: { payText: text, title, description },
      json,
      hints: { country, profession, employer },
      wishes,
    }
  } catch {
    return null
  }
}

function numberOf(text: string | undefined): number | undefined {
  const number = Number(text)
  return text === undefined || !Number.isFinite(number) ? undefined : number
}

function show({ ad, json, hints, wishes }: Options): void {
  readPayTablesFrom(loadEnv().PAY_TABLES_DIR ?? null)
  const reading = readTariff(ad, hints)
  const pay: TariffPay | null = reading && payOfTariff(reading, wishes)
  if (json) {
    const { workloadPercent, on } = wishes
    const computed = pay && { on, workloadPercent, ...payAsJson(pay) }
    console.log(JSON.stringify({ text: ad.payText, ...tariffAsJson(reading), pay: computed }, null, 1))
    return
  }
  const { evidence, ...read } = tariffAsJson(reading)
  console.log(read)
  if (evidence) console.log('read from:', reading?.evidence.map(({ words }) => words).join(' … '))
  if (pay?.kind === 'no-pay') console.log('no amount:', pay.reason)
  if (pay?.kind === 'pay') {
    const { table } = pay.range.least
    console.table([...pay.range.steps, ...pay.range.stepsOfGroupTo].map(rowOf))
    console.log(
      `${table.name.en}, from ${table.validFrom} to ${table.validTo} (${table.standing}), ${table.source?.url}`,
    )
    if (pay.ofYears) console.log(pay.ofYears.step)
  }
}

function rowOf({ group, step, monthCents, yearCents, currency, year, isDerived }: Gross) {
  const month = (monthCents / 100).toFixed(2)
  return {
    group,
    step,
    month,
    year: (yearCents / 100).toFixed(2),
    currency,
    bonusPercent: year.bonusPercent,
    isDerived,
  }
}
