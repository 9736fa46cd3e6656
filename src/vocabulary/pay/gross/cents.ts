/** `cents × numerator ÷ denominator`, rounded half up, in whole numbers only: 3510.30 € × 75 % is 2632.73 €. */
export function shareOf(cents: number, numerator: bigint, denominator: bigint): number {
  return Number((2n * BigInt(cents) * numerator + denominator) / (2n * denominator))
}

/** A number with at most four decimals ("64.1" per cent, "38.5" hours) as whole ten-thousandths. */
export function tenThousandths(value: number): bigint {
  return BigInt(Math.round(value * 10_000))
}
