/** Euros for one Swiss franc, as the operator says they were on `day` (YYYY-MM-DD). */
export type DatedRate = { eurPerChf: number; day: string }

/** Reads `1.0712 2026-11-20`, as the configuration has checked it; null where none is configured. */
export function datedRate(configured: string | undefined): DatedRate | null {
  const [rate = '', day = ''] = (configured ?? '').split(' ')
  return rate === '' ? null : { eurPerChf: Number(rate), day }
}

/** Whole cents of francs as whole cents of euros. */
export function inEurCents(chfCents: number, { eurPerChf }: DatedRate): number {
  return Math.round(chfCents * eurPerChf)
}
