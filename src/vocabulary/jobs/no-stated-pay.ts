/** The stated pay of an ad that states none; the currency is that of what was computed for it. */
export const noStatedPay = {
  min: null,
  max: null,
  period: null,
  tariff: null,
  tariffGroup: null,
  tariffSteps: null,
  text: null,
}
