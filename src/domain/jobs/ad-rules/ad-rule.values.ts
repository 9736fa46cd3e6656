/** What a new ad may meet, in the order of the page. */
export const adRuleNames = [
  'words',
  'high-pay',
  'new-employer',
  'short-links',
  'messengers',
  'asks-money',
] as const
export type AdRuleName = (typeof adRuleNames)[number]

/** `mark` only notes what an ad meets, to see what a rule would do before it does it. */
export const adRuleModes = ['off', 'mark', 'review'] as const
export type AdRuleMode = (typeof adRuleModes)[number]

export type AdRule = {
  rule: AdRuleName
  mode: AdRuleMode
  /** Of the rule `words` only. */
  words: string[]
}
