/**
 * How far a stated month may lie from what the table of the named group gives before the two contradict each other. Below it there is little
 * room, because an agreement is the least; above it there is more, because ads add allowances and bonuses to what they state.
 */
export const payBesideTariff = { below: 0.97, above: 1.3 } as const

type Range = { min: number | null; max: number | null }

/**
 * Whether an ad states less than the first or more than the last step of the group that it names; null where the two agree. Both are gross a
 * month in the same currency, the table's for full time; an ad for part time may state what is paid for its workload.
 */
export function payAgainstTariff(
  stated: Range,
  table: { min: number; max: number; workloadPercent: number },
): 'below' | 'above' | null {
  const [least, most] = [stated.min ?? stated.max, stated.max ?? stated.min]
  if (least === null || most === null) return null
  const floor = (table.min * table.workloadPercent) / 100
  if (most < floor * payBesideTariff.below) return 'below'
  return least > table.max * payBesideTariff.above ? 'above' : null
}
