import { type MetaArgs, pageMeta } from '../../../parts/shared/page-meta.ts'
import type { loadLanding } from './landing.server.ts'

type Landing = Awaited<ReturnType<typeof loadLanding>>

export function landingMeta(args: MetaArgs, landing: Landing) {
  return [
    ...pageMeta(args, { title: landing.heading, description: landing.intro, paths: landing.paths }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: landing.heading,
      href: landing.list.feedTo,
    },
  ]
}
