/** The same pages exist for employers and for administrators, who see the feeds of all. */
export const feedPages = {
  employer: { list: 'employer-feeds', one: 'employer-feed', run: 'employer-feed-run' },
  admin: { list: 'admin-feeds', one: 'admin-feed', run: 'admin-feed-run' },
} as const

export type FeedArea = keyof typeof feedPages
