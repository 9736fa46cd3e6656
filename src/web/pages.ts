import { adminPages } from './page-tables/admin-pages.ts'
import { blogPages } from './page-tables/blog-pages.ts'
import { ideaPages } from './page-tables/idea-pages.ts'
import { landingPages } from './page-tables/landing-pages.ts'
import { moderationPages } from './page-tables/moderation-pages.ts'
import { orderPages } from './page-tables/order-pages.ts'
import type { PageEntry } from './page-tables/page-entry.ts'
import { payPages } from './page-tables/pay-pages.ts'
import { recommendationPages } from './page-tables/recommendation-pages.ts'
import { seekerProfilePages } from './page-tables/seeker-profile-pages.ts'
import { supportPages } from './page-tables/support-pages.ts'
import { talentPoolPages } from './page-tables/talent-pool-pages.ts'

/**
 * Every page and its addresses; both answer in both languages. A fixed path stands before a pattern that matches it too. See `resources.ts`.
 */
export const pages = {
  home: { path: '/', file: 'public/home', isForEveryone: true },
  jobs: { path: '/jobs', file: 'public/jobs', isForEveryone: true },
  'job-map': { de: '/jobs/karte', en: '/jobs/map', file: 'public/job-map', isForEveryone: true },
  job: { path: '/jobs/:key', file: 'public/job', isForEveryone: true },
  apply: { de: '/jobs/:key/bewerben', en: '/jobs/:key/apply', file: 'public/apply' },
  'ask-employer': { de: '/jobs/:key/nachfragen', en: '/jobs/:key/ask', file: 'public/questions/ask' },
  'question-link': { de: '/nachfrage/:token', en: '/question/:token', file: 'public/questions/link' },
  'question-end': { de: '/nachfrage/:token/ende', en: '/question/:token/end', file: 'public/questions/end' },
  'guest-link': { de: '/bewerbung', en: '/application', file: 'public/guest-application/lost-link' },
  'guest-application': {
    de: '/bewerbung/:token',
    en: '/application/:token',
    file: 'public/guest-application/one',
  },
  employers: { de: '/arbeitgebern', en: '/employers', file: 'public/employers', isForEveryone: true },
  employer: { de: '/arbeitgebern/:key', en: '/employers/:key', file: 'public/employer', isForEveryone: true },
  'employer-jobs': {
    de: '/arbeitgebern/:key/offene-stellen',
    en: '/employers/:key/open-positions',
    file: 'public/employer-jobs',
    isForEveryone: true,
  },
  'employer-verification': {
    de: '/arbeitgeber-bestaetigen/:token',
    en: '/confirm-employer/:token',
    file: 'public/confirm-employer',
  },
  emma: { path: '/emma', file: 'public/emma/conversation', isForEveryone: true },
  about: { de: '/ueber-uns', en: '/about-us', file: 'public/about', isForEveryone: true },
  privacy: { de: '/datenschutz', en: '/privacy', file: 'public/legal/privacy', isForEveryone: true },
  'terms-of-use': {
    de: '/nutzungsbedingungen',
    en: '/terms-of-use',
    file: 'public/legal/terms-of-use',
    isForEveryone: true,
  },
  'cookie-policy': {
    de: '/cookie-richtlinie',
    en: '/cookie-policy',
    file: 'public/legal/cookie-policy',
    isForEveryone: true,
  },
  imprint: { de: '/impressum', en: '/imprint', file: 'public/legal/imprint', isForEveryone: true },
  'general-terms': { de: '/agb', en: '/terms', file: 'public/legal/general-terms', isForEveryone: true },
  register: { path: '/register', file: 'account/register', isEntrance: true },
  'register-seeker': { path: '/register/jobseeker', file: 'account/register-seeker', isEntrance: true },
  'register-employer': { path: '/register/employer', file: 'account/register-employer', isEntrance: true },
  login: { path: '/login', file: 'account/login', isEntrance: true },
  'login-code': { path: '/login/code', file: 'account/login-code', isEntrance: true },
  'second-factor': {
    de: '/login/bestaetigung',
    en: '/login/verify',
    file: 'account/second-factor',
    isEntrance: true,
  },
  'confirm-address': { path: '/auth/confirm', file: 'account/confirm-address', isEntrance: true },
  'sign-in-callback': { path: '/auth/callback', file: 'account/callback', isEntrance: true },
  'forgot-password': {
    de: '/passwort-vergessen',
    en: '/forgot-password',
    file: 'account/forgot-password',
    isEntrance: true,
  },
  'reset-password': { path: '/reset-password', file: 'account/reset-password', isEntrance: true },
  'choose-role': {
    de: '/register/rolle',
    en: '/register/role',
    file: 'account/choose-role',
    isEntrance: true,
  },
  'onboarding-jobseeker': { path: '/onboarding-jobseeker', file: 'account/onboarding/jobseeker' },
  'onboarding-employer': { path: '/onboarding-employer', file: 'account/onboarding/employer' },
  dashboard: { path: '/dashboard', file: 'seeker/overview' },
  'my-application': {
    de: '/dashboard/bewerbungen/:id',
    en: '/dashboard/applications/:id',
    file: 'seeker/application',
  },
  alerts: { de: '/dashboard/jobalarme', en: '/dashboard/alerts', file: 'seeker/alerts' },
  alert: { de: '/dashboard/jobalarme/:id', en: '/dashboard/alerts/:id', file: 'seeker/alert' },
  ...talentPoolPages,
  'new-alert': { de: '/jobalarm', en: '/alert', file: 'public/alerts/new' },
  'alert-link': { de: '/jobalarm/:token', en: '/alert/:token', file: 'public/alerts/link' },
  'alert-unsubscribe': {
    de: '/jobalarm/:token/abmelden',
    en: '/alert/:token/unsubscribe',
    file: 'public/alerts/unsubscribe',
  },
  ...recommendationPages,
  newsletter: { path: '/newsletter', file: 'public/newsletter/sign-up' },
  'newsletter-link': { path: '/newsletter/:token', file: 'public/newsletter/link' },
  'newsletter-end': {
    de: '/newsletter/:token/ende',
    en: '/newsletter/:token/end',
    file: 'public/newsletter/end',
  },
  bookmark: { de: '/merken', en: '/bookmark', file: 'public/bookmarks/keep' },
  bookmarks: { de: '/dashboard/merkliste', en: '/dashboard/bookmarks', file: 'seeker/bookmarks' },
  'my-questions': { de: '/dashboard/nachfragen', en: '/dashboard/questions', file: 'seeker/questions' },
  viewed: { de: '/dashboard/zuletzt-angesehen', en: '/dashboard/recently-viewed', file: 'seeker/viewed' },
  ...seekerProfilePages,
  'employer-dashboard': { path: '/employer-dashboard', file: 'employer/overview' },
  'employer-profile': {
    de: '/employer-dashboard/profil',
    en: '/employer-dashboard/profile',
    file: 'employer/profile',
  },
  'employer-team': { path: '/employer-dashboard/team', file: 'employer/team' },
  'employer-applications': {
    de: '/employer-dashboard/bewerbungen',
    en: '/employer-dashboard/applications',
    file: 'employer/applications',
  },
  'employer-questions': {
    de: '/employer-dashboard/nachfragen',
    en: '/employer-dashboard/questions',
    file: 'employer/questions',
  },
  'employer-rejections': {
    de: '/employer-dashboard/bewerbungen/absagen',
    en: '/employer-dashboard/applications/rejections',
    file: 'employer/rejections',
  },
  'rejection-templates': {
    de: '/employer-dashboard/bewerbungen/vorlagen',
    en: '/employer-dashboard/applications/templates',
    file: 'employer/rejection-templates',
  },
  'employer-application': {
    de: '/employer-dashboard/bewerbungen/:id',
    en: '/employer-dashboard/applications/:id',
    file: 'employer/application',
  },
  'employer-integrations': {
    de: '/employer-dashboard/schnittstellen',
    en: '/employer-dashboard/integrations',
    file: 'employer/integrations',
  },
  'employer-feeds': {
    de: '/employer-dashboard/importe',
    en: '/employer-dashboard/imports',
    file: 'employer/feeds/list',
  },
  'employer-feed': {
    de: '/employer-dashboard/importe/:id',
    en: '/employer-dashboard/imports/:id',
    file: 'employer/feeds/one',
  },
  'employer-feed-run': {
    de: '/employer-dashboard/importe/:id/laeufe/:run',
    en: '/employer-dashboard/imports/:id/runs/:run',
    file: 'employer/feeds/run',
  },
  'employer-webhook': {
    de: '/employer-dashboard/schnittstellen/:id',
    en: '/employer-dashboard/integrations/:id',
    file: 'employer/integrations/webhook',
  },
  'team-invitation': { de: '/einladung', en: '/invitation', file: 'account/team-invitation' },
  'create-employer': { path: '/create-employer', file: 'employer/create-employer', realm: 'site' },
  'post-job': { path: '/post-job', file: 'employer/post-job' },
  'employer-jobs-own': {
    de: '/employer-dashboard/stellen',
    en: '/employer-dashboard/jobs',
    file: 'employer/jobs/list',
  },
  'job-templates': {
    de: '/employer-dashboard/stellen/vorlagen',
    en: '/employer-dashboard/jobs/templates',
    file: 'employer/jobs/templates',
  },
  'employer-jobs-selection': {
    de: '/employer-dashboard/stellen/auswahl',
    en: '/employer-dashboard/jobs/selection',
    file: 'employer/jobs/selection',
  },
  'edit-job': {
    de: '/employer-dashboard/stellen/:id/bearbeiten',
    en: '/employer-dashboard/jobs/:id/edit',
    file: 'employer/jobs/edit',
  },
  account: { de: '/konto', en: '/account', file: 'account/overview' },
  'account-security': { de: '/konto/sicherheit', en: '/account/security', file: 'account/security' },
  'change-address': { de: '/konto/adresse', en: '/account/address', file: 'account/address' },
  'account-data': { de: '/konto/daten', en: '/account/data', file: 'account/data' },
  ...adminPages,
  ...moderationPages,
  ...supportPages,
  ...orderPages,
  ...blogPages,
  ...ideaPages,
  ...landingPages,
  ...payPages,
  'employer-join': {
    de: '/arbeitgebern/:key/zugriff',
    en: '/employers/:key/access',
    file: 'public/join-employer',
  },
  'cookie-settings': {
    de: '/cookie-einstellungen',
    en: '/cookie-settings',
    file: 'public/cookie-settings',
    isForEveryone: true,
  },
  'dev-mailbox': { path: '/dev/mailbox', file: 'public/dev-mailbox/list' },
  'dev-message': { path: '/dev/mailbox/:key', file: 'public/dev-mailbox/message' },
} as const satisfies Record<string, PageEntry>

export type PageName = keyof typeof pages

/** The row typed as {@link PageEntry}, so that fields it leaves out read as undefined. */
export function pageEntry(name: PageName): PageEntry {
  return pages[name]
}
