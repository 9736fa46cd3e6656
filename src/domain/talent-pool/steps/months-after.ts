/** The same day of another month, or its last one; negative for before. */
export function monthsAfter(at: Date, months: number): Date {
  const moved = new Date(at)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== at.getUTCDate()) moved.setUTCDate(0)
  return moved
}
