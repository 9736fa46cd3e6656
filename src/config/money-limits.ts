/** Part of `limits`: how long an ad is featured, what is free where more is sold, and how long the provider's events are kept. */
export const moneyLimits = {
  featuredDays: 30,
  /** Questions to people of the talent pool in a calendar month, where more are sold. */
  freeTalentContacts: 5,
  /** Ads that an employer's feeds may bring, where more are sold. */
  freeFeedAds: 50,
  paymentEventDays: 90,
} as const
