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

/** The lists of the inbox. `late`: an answer was due; `held`: may be spam. */
export const supportLists = ['ours', 'mine', 'late', 'waiting', 'answered', 'closed', 'held'] as const
export type SupportList = (typeof supportLists)[number]

/** Why a conversation may be spam. */
export const suspicions = ['trap', 'too-quick', 'no-form', 'links', 'letters', 'bait', 'flood'] as const
export type Suspicion = (typeof suspicions)[number]

/** Why a mail is not yet part of the conversation that it names. */
export type MailDoubt = 'other-sender' | 'no-token' | 'flood'

/** From good to bad, as they are stored. */
export const supportRatings = [3, 2, 1] as const
export type SupportRating = (typeof supportRatings)[number]

/** The fields of prepared answers, as they stand in braces. */
export const answerFields = ['name', 'number', 'brand', 'page', 'me'] as const
export type AnswerField = (typeof answerFields)[number]
