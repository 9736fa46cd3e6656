export type Gate = { name: string; found: number; limit: number; at: 'least' | 'most'; unit?: string }

/** Prints one PASS or FAIL line per gate. @returns whether all passed. NaN fails. */
export function judge(gates: readonly Gate[]): boolean {
  console.log('\nGates')
  let allHold = true
  for (const { name, found, limit, at, unit = '' } of gates) {
    const holds = at === 'least' ? found >= limit : found <= limit
    allHold &&= holds
    const bound = at === 'least' ? 'at least' : 'at most'
    console.log(`${holds ? 'PASS' : 'FAIL'}  ${name}: ${rounded(found)}${unit} (${bound} ${limit}${unit})`)
  }
  return allHold
}

function rounded(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}
