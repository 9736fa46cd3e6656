/** The remainder by 97 of digits and letters, where A counts as 10 (ISO 7064, as in IBANs). */
export function remainder97(text: string): number {
  let rest = 0
  for (const each of text) {
    const value = Number.parseInt(each, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** The last digit as ISO 7064, MOD 11,10 has it. */
export function hasMod11Of10(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === Number(digits.at(-1))
}

/** Each digit times its weight, added up. */
export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)
}

/** Every second digit doubled, and the digits of the product added (Luhn). */
export function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
