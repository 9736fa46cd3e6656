import type { MetaDescriptor } from 'react-router'
import { type MetaArgs, pageMeta } from '../page-meta.ts'

/** The URL is a credential: it must not leak to other sites as a referrer. */
export function linkHeaders(loaderHeaders: Headers): Headers {
  const all = new Headers(loaderHeaders)
  all.set('referrer-policy', 'same-origin')
  all.set('x-robots-tag', 'noindex')
  return all
}

/** Leaves out `og:url`, because the URL is a credential. */
export function linkMeta(args: MetaArgs, title: string): MetaDescriptor[] {
  const hidden = pageMeta(args, { title, description: title, isHidden: true })
  return [
    ...hidden.filter(tag => !('property' in tag && tag.property === 'og:url')),
    { name: 'referrer', content: 'same-origin' },
  ]
}
