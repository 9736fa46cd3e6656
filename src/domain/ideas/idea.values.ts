export const ideaSorts = ['top', 'trending', 'new'] as const
export type IdeaSort = (typeof ideaSorts)[number]

/** What a text may not say about a person. */
export const personalFinds = ['email', 'phone', 'account', 'name'] as const
export type PersonalFind = (typeof personalFinds)[number]
