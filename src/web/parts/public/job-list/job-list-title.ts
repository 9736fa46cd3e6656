import type { Translate } from '../../../../i18n/make-translator.ts'
import type { JobListView } from './job-list.server.ts'

/** "Pflegefachkraft in Köln: 87 Stellen"; parts that the search does not name are left out. */
export function listTitle(view: JobListView, t: Translate): string {
  const count = view.total
  const where = view.placeName ?? ''
  if (view.isArea && where) {
    const key = view.what ? 'jobs.title-what-area' : 'jobs.title-area'
    return t(key, { what: view.what, where, count, total: view.totalText })
  }
  if (view.what && where)
    return t('jobs.title-what-where', { what: view.what, where, count, total: view.totalText })
  if (view.what) return t('jobs.title-what', { what: view.what, count, total: view.totalText })
  if (where) return t('jobs.title-where', { where, count, total: view.totalText })
  return t('jobs.title', { count, total: view.totalText })
}
