import type { Country } from '../../vocabulary/jobs/job.values.ts'

/** How many equal payments a year's pay comes in. `stated`: the ad says so; `usual`: as in that country; `unsaid`: twelve, and the ad names no more. */
export type Payments = { count: 12 | 13 | 14; basis: 'stated' | 'usual' | 'unsaid' }

const count = '(1[2-4])'
const many =
  '(?:x|×|mal|monatsgeh[aä]lter|geh[aä]lter|monatsl[oö]hne|l[oö]hne|bez[uü]ge|monthly salaries|salaries|payments)'
const stated = [
  new RegExp(`(?<![\\d.,])${count}\\s*-?\\s*${many}(?![a-zäöü])`, 'i'),
  new RegExp(`(?:x|×)\\s*${count}(?![\\d.,])`, 'i'),
  /(?<!\d)(1[34])\.\s*(?:monats?(?:gehalt|lohn|salär)|gehalt|lohn|salär)/i,
  /(?<!\d)(1[34])th\s+(?:month|salary)/i,
]

const counts: readonly Payments['count'][] = [12, 13, 14]

/**
 * As the employer has chosen, else of the ad's own words about pay. Where both are silent: 14 in Austria, where collective agreements pay holiday and Christmas remuneration
 * nearly without exception, and 12 elsewhere, which is what is certain.
 */
export function paymentsAYear(
  { chosen, payText }: { chosen: number | null; payText: string | null },
  country: Country | undefined,
): Payments {
  const known = counts.find(each => each === chosen)
  if (known) return { count: known, basis: 'stated' }
  for (const pattern of stated) {
    const written = pattern.exec(payText ?? '')?.[1]
    // The cast: the patterns match no other number.
    if (written) return { count: Number(written) as Payments['count'], basis: 'stated' }
  }
  return country === 'AT' ? { count: 14, basis: 'usual' } : { count: 12, basis: 'unsaid' }
}
