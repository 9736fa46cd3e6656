/**
 * Every cookie the site sets, without its host (`__Host-`) and realm prefix. The privacy policy has a row for each, and a test compares
 * both with what is actually set.
 */
export const siteCookies = [
  'consent',
  'theme',
  'language',
  'toast',
  'bookmark',
  'uploads',
  'ad-drafts',
  'questions',
  'assistant',
  'ideas',
  'view-as',
  'kittel-site-session',
  'kittel-admin-session',
  'kittel-device',
  'kittel-site.state',
] as const

export type SiteCookie = (typeof siteCookies)[number]
