import type { PageName } from '../../../pages.ts'

/** The frames that pages share: what surrounds their content. */
export type Frame =
  | 'plain'
  | 'tabs'
  | 'employer'
  | 'card'
  | 'step'
  | 'list'
  | 'job'
  | 'employer-page'
  | 'text'
  | 'home'

/** A kind of content, and how many of it. */
export type Block = readonly [
  kind: 'form' | 'cards' | 'rows' | 'figures' | 'facts' | 'sections',
  count: number,
]

export type Shape = {
  frame: Frame
  blocks?: readonly Block[]
  /** A second column, shown on wide screens only. */
  beside?: readonly Block[]
}

const legal = { frame: 'text' } as const
const notice = { frame: 'plain', blocks: [['sections', 1]] } as const
const jobGroup: Shape = {
  frame: 'plain',
  blocks: [
    ['form', 1],
    ['cards', 4],
    ['rows', 4],
  ],
}
const account = (fields: number): Shape => ({ frame: 'card', blocks: [['form', fields]] })
const administration = (...blocks: Block[]): Shape => ({ frame: 'tabs', blocks })
const employer = (...blocks: Block[]): Shape => ({ frame: 'employer', blocks })
const seeker = (...blocks: Block[]): Shape => ({ frame: 'tabs', blocks })

/** The placeholder of every page. A new page without one does not compile. */
export const pageShapes: Record<PageName, Shape> = {
  home: { frame: 'home' },
  jobs: { frame: 'list', blocks: [['cards', 5]] },
  'job-map': { frame: 'list', blocks: [['cards', 5]] },
  job: { frame: 'job' },
  apply: { frame: 'plain', blocks: [['form', 5]] },
  'ask-employer': { frame: 'plain', blocks: [['rows', 5]] },
  'question-link': notice,
  'question-end': notice,
  'guest-link': { frame: 'plain', blocks: [['form', 1]] },
  'guest-application': {
    frame: 'plain',
    blocks: [
      ['facts', 3],
      ['sections', 2],
    ],
    beside: [['rows', 4]],
  },
  employers: { frame: 'list', blocks: [['cards', 5]] },
  employer: { frame: 'employer-page' },
  'employer-join': account(1),
  'employer-jobs': { frame: 'list', blocks: [['cards', 5]] },
  emma: { frame: 'plain', blocks: [['form', 1]] },
  about: legal,
  privacy: legal,
  'terms-of-use': legal,
  'cookie-policy': legal,
  imprint: legal,
  'general-terms': legal,
  register: account(2),
  'register-seeker': account(5),
  'register-employer': account(6),
  login: account(2),
  'login-code': account(1),
  'second-factor': account(1),
  'confirm-address': account(1),
  'sign-in-callback': account(1),
  'forgot-password': account(1),
  'reset-password': account(2),
  'choose-role': account(2),
  'onboarding-jobseeker': { frame: 'step', blocks: [['form', 2]] },
  'onboarding-employer': { frame: 'step', blocks: [['form', 5]] },
  dashboard: { frame: 'tabs', blocks: [['cards', 4]], beside: [['sections', 1]] },
  'my-application': {
    frame: 'plain',
    blocks: [
      ['facts', 3],
      ['sections', 2],
    ],
    beside: [['rows', 4]],
  },
  'seeker-cv': seeker(['sections', 1]),
  'talent-pool': { frame: 'list', blocks: [['cards', 5]] },
  'talent-profile': { frame: 'plain', blocks: [['facts', 6]] },
  'talent-link': notice,
  'talent-search-end': notice,
  'my-talent-pool': seeker(['sections', 3]),
  'my-contact-request': { frame: 'plain', blocks: [['facts', 4]] },
  'employer-talent-pool': employer(['form', 2], ['cards', 4]),
  'employer-contact-requests': employer(['rows', 6]),
  'employer-contact-request': employer(['facts', 6]),
  'employer-talent': employer(['facts', 6], ['form', 2]),
  alerts: seeker(['cards', 3]),
  alert: { frame: 'plain', blocks: [['cards', 4]], beside: [['sections', 1]] },
  'new-alert': { frame: 'plain', blocks: [['form', 5]] },
  'alert-link': { frame: 'plain', blocks: [['cards', 4]], beside: [['sections', 1]] },
  'alert-unsubscribe': notice,
  recommendations: { frame: 'tabs', blocks: [['cards', 5]], beside: [['sections', 3]] },
  'recommendations-end': notice,
  'list-rules': legal,
  newsletter: { frame: 'plain', blocks: [['form', 1]] },
  'newsletter-link': notice,
  'newsletter-end': notice,
  bookmark: account(1),
  bookmarks: seeker(['cards', 4]),
  'my-questions': seeker(['cards', 5]),
  viewed: seeker(['cards', 5]),
  'seeker-profile': seeker(['sections', 4]),
  'seeker-profile-import': seeker(['sections', 1]),
  'employer-dashboard': employer(['figures', 4], ['sections', 2]),
  'employer-profile': employer(['form', 8]),
  'employer-team': employer(['rows', 4], ['form', 2]),
  'employer-applications': employer(['form', 1], ['rows', 7]),
  'employer-questions': employer(['sections', 3]),
  prices: { frame: 'plain', blocks: [['cards', 3]] },
  'test-checkout': { frame: 'plain', blocks: [['rows', 4]] },
  orders: employer(['rows', 4], ['sections', 1]),
  'new-order': employer(['form', 6]),
  order: employer(['facts', 6], ['rows', 4]),
  'admin-orders': administration(['rows', 8], ['rows', 4]),
  'admin-order': administration(['facts', 4], ['rows', 4], ['sections', 2]),
  'employer-rejections': employer(['form', 2], ['rows', 4]),
  'rejection-templates': employer(['sections', 3]),
  'employer-application': {
    frame: 'employer',
    blocks: [
      ['facts', 6],
      ['sections', 2],
    ],
    beside: [['sections', 3]],
  },
  'employer-integrations': employer(['rows', 2], ['sections', 2]),
  'employer-feeds': employer(['rows', 3], ['form', 2]),
  'employer-feed': employer(['facts', 6], ['rows', 5]),
  'employer-feed-run': employer(['figures', 4], ['rows', 6]),
  'employer-webhook': employer(['form', 3], ['rows', 5]),
  'team-invitation': account(1),
  'create-employer': { frame: 'plain', blocks: [['form', 8]] },
  'post-job': { frame: 'plain', blocks: [['form', 6]], beside: [['facts', 6]] },
  'employer-jobs-own': employer(['form', 1], ['rows', 7]),
  'employer-jobs-selection': employer(['rows', 6], ['form', 2]),
  'job-templates': employer(['rows', 4]),
  'edit-job': { frame: 'employer', blocks: [['form', 6]], beside: [['facts', 6]] },
  account: seeker(['sections', 3]),
  'account-security': seeker(['sections', 3]),
  'change-address': account(1),
  'account-data': seeker(['sections', 3]),
  'admin-login': account(2),
  'admin-second-factor': account(1),
  'admin-set-up-factor': account(1),
  'admin-dashboard': administration(['sections', 2]),
  'admin-admins': administration(['rows', 6], ['form', 3]),
  'admin-users': administration(['form', 2], ['rows', 10]),
  'admin-jobs': administration(['form', 2], ['rows', 10]),
  'admin-selection': administration(['rows', 6], ['form', 1]),
  'admin-search': administration(['form', 1], ['rows', 6]),
  'admin-security': administration(['sections', 3]),
  'admin-newsletter': administration(['sections', 1]),
  'admin-sign-out': account(1),
  'admin-employers': administration(['form', 1], ['rows', 8]),
  'admin-employer': administration(['facts', 6], ['rows', 4], ['form', 2]),
  'admin-mapping': administration(['rows', 6]),
  'admin-person': administration(['facts', 9], ['rows', 5], ['form', 1]),
  'admin-merge': administration(['rows', 6], ['form', 1]),
  'employer-verification': { frame: 'plain', blocks: [['form', 1]] },
  'admin-review': administration(['cards', 4]),
  'admin-audit': administration(['form', 1], ['rows', 10]),
  'admin-statistics': administration(['form', 1], ['figures', 4], ['rows', 10]),
  'admin-system': administration(['rows', 3], ['facts', 6], ['rows', 10]),
  'admin-tables': administration(['rows', 12]),
  'admin-switches': administration(['rows', 2], ['rows', 8]),
  'admin-emma': administration(['figures', 6], ['rows', 6]),
  'admin-feeds': administration(['rows', 5], ['form', 2]),
  'admin-feed': administration(['facts', 6], ['rows', 5]),
  'admin-feed-run': administration(['figures', 4], ['rows', 6]),
  report: { frame: 'plain', blocks: [['form', 5]] },
  'report-link': { frame: 'plain', blocks: [['sections', 2]] },
  'decision-link': { frame: 'plain', blocks: [['sections', 2]] },
  transparency: { frame: 'text' },
  'admin-reports': administration(['rows', 8]),
  'admin-report': administration(['sections', 2], ['form', 5]),
  'admin-ad-rules': administration(['form', 3], ['form', 3]),
  contact: { frame: 'plain', blocks: [['form', 4]] },
  'contact-link': { frame: 'plain', blocks: [['sections', 2]] },
  help: { frame: 'plain', blocks: [['rows', 12]] },
  'help-article': { frame: 'plain', blocks: [['sections', 2]] },
  'admin-support': administration(['rows', 8]),
  'admin-support-prepared': administration(['rows', 4], ['form', 4]),
  'admin-support-request': administration(['sections', 2], ['form', 1]),
  blog: {
    frame: 'plain',
    blocks: [
      ['form', 1],
      ['cards', 4],
    ],
  },
  'blog-article': { frame: 'text' },
  'blog-preview': { frame: 'text' },
  'admin-blog': administration(['form', 1], ['rows', 8]),
  'admin-blog-lists': administration(['rows', 4], ['form', 3]),
  'admin-article': administration(['form', 8]),
  'admin-article-versions': administration(['rows', 8]),
  'for-employers': {
    frame: 'plain',
    blocks: [
      ['form', 3],
      ['sections', 3],
    ],
  },
  'nursing-jobs': jobGroup,
  'doctors-jobs': jobGroup,
  'mfa-jobs': jobGroup,
  'zfa-jobs': jobGroup,
  'therapeutic-jobs': jobGroup,
  'research-jobs': jobGroup,
  'administration-jobs': jobGroup,
  'address-example': { frame: 'plain', blocks: [['form', 4]], beside: [['facts', 4]] },
  ideas: {
    frame: 'plain',
    blocks: [
      ['form', 1],
      ['cards', 5],
    ],
  },
  'ideas-roadmap': { frame: 'plain', blocks: [['sections', 3]] },
  'new-idea': { frame: 'plain', blocks: [['form', 4]] },
  'my-ideas': {
    frame: 'plain',
    blocks: [
      ['rows', 4],
      ['sections', 1],
    ],
  },
  'idea-link': {
    frame: 'plain',
    blocks: [
      ['rows', 4],
      ['sections', 1],
    ],
  },
  'idea-end': notice,
  idea: {
    frame: 'plain',
    blocks: [
      ['sections', 2],
      ['rows', 3],
    ],
  },
  'idea-vote': { frame: 'plain', blocks: [['form', 1]] },
  'idea-comment': { frame: 'plain', blocks: [['form', 3]] },
  'admin-ideas': administration(['rows', 8]),
  'admin-idea': administration(['sections', 2], ['form', 2], ['form', 1]),
  'cookie-settings': { frame: 'plain', blocks: [['form', 4]] },
  'dev-mailbox': { frame: 'plain', blocks: [['rows', 8]] },
  'dev-message': { frame: 'text' },
}
