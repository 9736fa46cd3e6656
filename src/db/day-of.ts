/** A `date` column, which the driver returns as local midnight, as `yyyy-mm-dd`. */
export function dayOf(date: Date): string {
  const part = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`
}
