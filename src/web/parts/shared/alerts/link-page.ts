import type { MetaDescriptor } from 'react-router'
import { type MetaArgs, pageMeta } from '../page-meta.ts'

/** The link is the key: nothing of the page may lead its address to another site. */
export function linkHeaders(loaderHeaders: Headers): Headers {
  const all = new Headers(loaderHeaders)
  all.set('referrer-policy', 'same-origin')
  all.set('x-robots-tag', 'noindex')
  return all
}

/** Without the address itself, which opens what it names. */
export function linkMeta(args: MetaArgs, title: string): MetaDescriptor[] {
  const hidden = pageMeta(args, { title, description: title, isHidden: true })
  return [
    ...hidden.filter(tag => !('property' in tag && tag.property === 'og:url')),
    { name: 'referrer', content: 'same-origin' },
  ]
}
