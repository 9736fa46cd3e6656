import type { PageEntry } from './page-entry.ts'

/** The part of `pages.ts` about the ideas board. */
export const ideaPages = {
  ideas: { de: '/ideen', en: '/ideas', file: 'public/ideas/list', isForEveryone: true },
  'ideas-roadmap': {
    de: '/ideen/fahrplan',
    en: '/ideas/roadmap',
    file: 'public/ideas/roadmap',
    isForEveryone: true,
  },
  'new-idea': { de: '/ideen/neu', en: '/ideas/new', file: 'public/ideas/new' },
  'my-ideas': { de: '/ideen/meine', en: '/ideas/mine', file: 'public/ideas/mine' },
  'idea-link': { de: '/ideen/link/:token', en: '/ideas/link/:token', file: 'public/ideas/link' },
  'idea-end': { de: '/ideen/abmelden/:token', en: '/ideas/unsubscribe/:token', file: 'public/ideas/end' },
  idea: { de: '/ideen/:key', en: '/ideas/:key', file: 'public/ideas/one', isForEveryone: true },
  'idea-vote': { de: '/ideen/:key/stimme', en: '/ideas/:key/vote', file: 'public/ideas/vote' },
  'idea-comment': { de: '/ideen/:key/kommentar', en: '/ideas/:key/comment', file: 'public/ideas/comment' },
  'admin-ideas': {
    de: '/admin-dashboard/ideen',
    en: '/admin-dashboard/ideas',
    file: 'admin/ideas/list',
  },
  'admin-idea': {
    de: '/admin-dashboard/ideen/:id',
    en: '/admin-dashboard/ideas/:id',
    file: 'admin/ideas/one',
  },
} as const satisfies Record<string, PageEntry>
