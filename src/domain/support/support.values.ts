/** What a message is about, in the order of the form. */
export const supportTopics = [
  'applying',
  'account',
  'ad',
  'employer',
  'data',
  'fault',
  'assistant',
  'other',
] as const
export type SupportTopic = (typeof supportTopics)[number]
