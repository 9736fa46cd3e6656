/** A date of the database, which comes as the midnight of this machine's own time, as `yyyy-mm-dd`. */
export function dayOf(date: Date): string {
  const part = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`
}
