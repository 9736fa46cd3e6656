import type { PageEntry } from './page-entry.ts'

/** The part of `pages.ts` about articles. */
export const blogPages = {
  blog: { path: '/blog', file: 'public/blog/list', isForEveryone: true },
  'blog-preview': { de: '/blog/vorschau/:token', en: '/blog/preview/:token', file: 'public/blog/preview' },
  'blog-article': { path: '/blog/:slug', file: 'public/blog/article', isForEveryone: true },
  'admin-blog': { path: '/admin-dashboard/blog', file: 'admin/blog/list' },
  'admin-blog-lists': {
    de: '/admin-dashboard/blog/namen',
    en: '/admin-dashboard/blog/names',
    file: 'admin/blog/lists',
  },
  'admin-article': { path: '/admin-dashboard/blog/:id', file: 'admin/blog/edit' },
  'admin-article-versions': {
    de: '/admin-dashboard/blog/:id/versionen',
    en: '/admin-dashboard/blog/:id/versions',
    file: 'admin/blog/versions',
  },
} as const satisfies Record<string, PageEntry>
