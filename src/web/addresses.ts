import type { Locale } from '../i18n/locale.ts'

/**
 * Every page and its addresses, German and English side by side. Both answer in both languages (English under `/en`); the
 * address in the page's own language is the canonical one. `file` is the folder in `routes/`.
 */
export const pages = {
  home: { de: '/', en: '/', file: 'home' },
  jobs: { de: '/jobs', en: '/jobs', file: 'jobs/list' },
  job: { de: '/jobs/:key', en: '/jobs/:key', file: 'jobs/detail' },
  apply: { de: '/jobs/:key/bewerben', en: '/jobs/:key/apply', file: 'jobs/apply' },
  'guest-link': { de: '/bewerbung', en: '/application', file: 'guest-application/lost-link' },
  'guest-application': { de: '/bewerbung/:token', en: '/application/:token', file: 'guest-application/one' },
  employers: { de: '/arbeitgebern', en: '/employers', file: 'employers/list' },
  employer: { de: '/arbeitgebern/:key', en: '/employers/:key', file: 'employers/detail' },
  'employer-jobs': {
    de: '/arbeitgebern/:key/offene-stellen',
    en: '/employers/:key/open-positions',
    file: 'employers/open-positions',
  },
  about: { de: '/ueber-uns', en: '/about-us', file: 'about' },
  privacy: { de: '/datenschutz', en: '/privacy', file: 'legal/privacy' },
  'terms-of-use': { de: '/nutzungsbedingungen', en: '/terms-of-use', file: 'legal/terms-of-use' },
  'cookie-policy': { de: '/cookie-richtlinie', en: '/cookie-policy', file: 'legal/cookie-policy' },
  imprint: { de: '/impressum', en: '/imprint', file: 'legal/imprint' },
  'general-terms': { de: '/agb', en: '/terms', file: 'legal/general-terms' },
  register: { de: '/register', en: '/register', file: 'accounts/register' },
  'register-seeker': {
    de: '/register/jobseeker',
    en: '/register/jobseeker',
    file: 'accounts/register-seeker',
  },
  'register-employer': {
    de: '/register/employer',
    en: '/register/employer',
    file: 'accounts/register-employer',
  },
  login: { de: '/login', en: '/login', file: 'accounts/login' },
  'login-code': { de: '/login/code', en: '/login/code', file: 'accounts/login-code' },
  'second-factor': { de: '/login/bestaetigung', en: '/login/verify', file: 'accounts/second-factor' },
  'confirm-address': { de: '/auth/confirm', en: '/auth/confirm', file: 'accounts/confirm-address' },
  'sign-in-callback': { de: '/auth/callback', en: '/auth/callback', file: 'accounts/callback' },
  'forgot-password': { de: '/passwort-vergessen', en: '/forgot-password', file: 'accounts/forgot-password' },
  'reset-password': { de: '/reset-password', en: '/reset-password', file: 'accounts/reset-password' },
  'choose-role': { de: '/register/rolle', en: '/register/role', file: 'accounts/choose-role' },
  'onboarding-jobseeker': {
    de: '/onboarding-jobseeker',
    en: '/onboarding-jobseeker',
    file: 'onboarding/jobseeker',
  },
  'onboarding-employer': {
    de: '/onboarding-employer',
    en: '/onboarding-employer',
    file: 'onboarding/employer',
  },
  dashboard: { de: '/dashboard', en: '/dashboard', file: 'dashboard/jobseeker' },
  'my-application': {
    de: '/dashboard/bewerbungen/:id',
    en: '/dashboard/applications/:id',
    file: 'dashboard/application',
  },
  alerts: { de: '/dashboard/jobalarme', en: '/dashboard/alerts', file: 'dashboard/alerts' },
  alert: { de: '/dashboard/jobalarme/:id', en: '/dashboard/alerts/:id', file: 'dashboard/alert' },
  'new-alert': { de: '/jobalarm', en: '/alert', file: 'alerts/new' },
  'alert-link': { de: '/jobalarm/:token', en: '/alert/:token', file: 'alerts/link' },
  'alert-unsubscribe': {
    de: '/jobalarm/:token/abmelden',
    en: '/alert/:token/unsubscribe',
    file: 'alerts/unsubscribe',
  },
  newsletter: { de: '/newsletter', en: '/newsletter', file: 'newsletter/sign-up' },
  'newsletter-link': { de: '/newsletter/:token', en: '/newsletter/:token', file: 'newsletter/link' },
  'newsletter-end': { de: '/newsletter/:token/ende', en: '/newsletter/:token/end', file: 'newsletter/end' },
  bookmark: { de: '/merken', en: '/bookmark', file: 'bookmarks/keep' },
  bookmarks: { de: '/dashboard/merkliste', en: '/dashboard/bookmarks', file: 'dashboard/bookmarks' },
  viewed: { de: '/dashboard/zuletzt-angesehen', en: '/dashboard/recently-viewed', file: 'dashboard/viewed' },
  'employer-dashboard': {
    de: '/employer-dashboard',
    en: '/employer-dashboard',
    file: 'employer-dashboard/overview',
  },
  'employer-profile': {
    de: '/employer-dashboard/profil',
    en: '/employer-dashboard/profile',
    file: 'employer-dashboard/profile',
  },
  'employer-team': {
    de: '/employer-dashboard/team',
    en: '/employer-dashboard/team',
    file: 'employer-dashboard/team',
  },
  'employer-applications': {
    de: '/employer-dashboard/bewerbungen',
    en: '/employer-dashboard/applications',
    file: 'employer-dashboard/applications',
  },
  'employer-answers': {
    de: '/employer-dashboard/bewerbungen/absagen',
    en: '/employer-dashboard/applications/rejections',
    file: 'employer-dashboard/answers',
  },
  'answer-templates': {
    de: '/employer-dashboard/bewerbungen/vorlagen',
    en: '/employer-dashboard/applications/templates',
    file: 'employer-dashboard/answer-templates',
  },
  'employer-application': {
    de: '/employer-dashboard/bewerbungen/:id',
    en: '/employer-dashboard/applications/:id',
    file: 'employer-dashboard/application',
  },
  'employer-integrations': {
    de: '/employer-dashboard/schnittstellen',
    en: '/employer-dashboard/integrations',
    file: 'employer-dashboard/integrations',
  },
  'employer-feeds': {
    de: '/employer-dashboard/importe',
    en: '/employer-dashboard/imports',
    file: 'employer-dashboard/feeds/list',
  },
  'employer-feed': {
    de: '/employer-dashboard/importe/:id',
    en: '/employer-dashboard/imports/:id',
    file: 'employer-dashboard/feeds/one',
  },
  'employer-feed-run': {
    de: '/employer-dashboard/importe/:id/laeufe/:run',
    en: '/employer-dashboard/imports/:id/runs/:run',
    file: 'employer-dashboard/feeds/run',
  },
  'employer-webhook': {
    de: '/employer-dashboard/schnittstellen/:id',
    en: '/employer-dashboard/integrations/:id',
    file: 'employer-dashboard/integrations/webhook',
  },
  'team-invitation': { de: '/einladung', en: '/invitation', file: 'team-invitation' },
  'create-employer': { de: '/create-employer', en: '/create-employer', file: 'create-employer' },
  'post-job': { de: '/post-job', en: '/post-job', file: 'post-job' },
  'employer-jobs-own': {
    de: '/employer-dashboard/stellen',
    en: '/employer-dashboard/jobs',
    file: 'employer-dashboard/jobs/list',
  },
  'job-templates': {
    de: '/employer-dashboard/stellen/vorlagen',
    en: '/employer-dashboard/jobs/templates',
    file: 'employer-dashboard/jobs/templates',
  },
  'employer-jobs-selection': {
    de: '/employer-dashboard/stellen/auswahl',
    en: '/employer-dashboard/jobs/selection',
    file: 'employer-dashboard/jobs/selection',
  },
  'edit-job': {
    de: '/employer-dashboard/stellen/:id/bearbeiten',
    en: '/employer-dashboard/jobs/:id/edit',
    file: 'employer-dashboard/jobs/edit',
  },
  account: { de: '/konto', en: '/account', file: 'account/overview' },
  'account-security': { de: '/konto/sicherheit', en: '/account/security', file: 'account/security' },
  'change-address': { de: '/konto/adresse', en: '/account/address', file: 'account/address' },
  'account-data': { de: '/konto/daten', en: '/account/data', file: 'account/data' },
  'admin-login': { de: '/admin-anmeldung', en: '/admin-login', file: 'admin/login' },
  'admin-second-factor': {
    de: '/admin-anmeldung/bestaetigung',
    en: '/admin-login/verify',
    file: 'admin/second-factor',
  },
  'admin-set-up-factor': {
    de: '/admin-anmeldung/zweiter-schritt',
    en: '/admin-login/second-step',
    file: 'admin/set-up-factor',
  },
  'admin-dashboard': { de: '/admin-dashboard', en: '/admin-dashboard', file: 'admin/overview' },
  'admin-users': { de: '/admin-dashboard/benutzer', en: '/admin-dashboard/users', file: 'admin/users' },
  'admin-security': {
    de: '/admin-dashboard/sicherheit',
    en: '/admin-dashboard/security',
    file: 'admin/security',
  },
  'admin-newsletter': {
    de: '/admin-dashboard/newsletter',
    en: '/admin-dashboard/newsletter',
    file: 'admin/newsletter',
  },
  'admin-sign-out': {
    de: '/admin-dashboard/abmelden',
    en: '/admin-dashboard/sign-out',
    file: 'admin/sign-out',
  },
  'admin-employers': {
    de: '/admin-dashboard/arbeitgeber',
    en: '/admin-dashboard/employers',
    file: 'admin/employers',
  },
  'admin-review': { de: '/admin-dashboard/anzeigen', en: '/admin-dashboard/ads', file: 'admin/review' },
  'admin-audit': { de: '/admin-dashboard/protokoll', en: '/admin-dashboard/log', file: 'admin/audit' },
  'admin-feeds': { de: '/admin-dashboard/importe', en: '/admin-dashboard/imports', file: 'admin/feeds' },
  'admin-feed': {
    de: '/admin-dashboard/importe/:id',
    en: '/admin-dashboard/imports/:id',
    file: 'admin/feed',
  },
  'admin-feed-run': {
    de: '/admin-dashboard/importe/:id/laeufe/:run',
    en: '/admin-dashboard/imports/:id/runs/:run',
    file: 'admin/feed-run',
  },
  'employer-join': { de: '/arbeitgebern/:key/zugriff', en: '/employers/:key/access', file: 'employers/join' },
  'cookie-settings': { de: '/cookie-einstellungen', en: '/cookie-settings', file: 'cookie-settings' },
  'dev-mailbox': { de: '/dev/mailbox', en: '/dev/mailbox', file: 'dev-mailbox/list' },
  'dev-message': { de: '/dev/mailbox/:key', en: '/dev/mailbox/:key', file: 'dev-mailbox/message' },
} as const satisfies Record<string, PageEntry>

type PageEntry = { de: string; en: string; file: string }
export type PageName = keyof typeof pages
export type PageParams = Record<string, string | number>

/** Before every English address. */
export const englishPrefix = '/en'

/** The language of an address: English under `/en`, otherwise German. */
export function localeOf(pathname: string): Locale {
  return pathname === englishPrefix || pathname.startsWith(`${englishPrefix}/`) ? 'en' : 'de'
}

/** The page's own path when its scripts ask for its data (`/jobs.data`). */
export function pagePath(pathname: string): string {
  return pathname.replace(/(?:\/_|_root)?\.data$/, '') || '/'
}

/** The canonical address of a page in `locale`; parameters are encoded. */
export function href(name: PageName, locale: Locale, params: PageParams = {}): string {
  const encoded = (_: string, key: string) => encodeURIComponent(String(params[key] ?? ''))
  return withPrefix(pages[name][locale].replace(/:(\w+)/g, encoded), locale)
}

/** All paths under which a page answers, without duplicates, relative to the site's root. */
export function allPaths(name: PageName): string[] {
  const { de, en } = pages[name]
  return [...new Set([de, en, withPrefix(en, 'en'), withPrefix(de, 'en')])].map(path => path.slice(1))
}

/** The path in a language. */
export function withPrefix(path: string, locale: Locale): string {
  if (locale === 'de') return path
  return path === '/' ? englishPrefix : englishPrefix + path
}
