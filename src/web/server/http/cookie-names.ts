/**
 * Every cookie that the site sets, by its name without what stands before it for a host (`__Host-`) or for a realm. The policy
 * has a row for each, and a test holds both against what is really set.
 */
export const siteCookies = [
  'consent',
  'theme',
  'language',
  'toast',
  'bookmark',
  'uploads',
  'ad-drafts',
  'kittel-site-session',
  'kittel-admin-session',
  'kittel-device',
  'kittel-site.state',
] as const

export type SiteCookie = (typeof siteCookies)[number]
