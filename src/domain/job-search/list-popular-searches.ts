import type { Locale } from '../../i18n/locale.ts'
import type { Context } from '../caller/context.ts'
import { noJobSearchParams } from './job.schema.ts'
import { countFound } from './search-jobs.ts'

/** What healthcare professionals type, in short and colloquial form; those that find nothing are not shown. */
const searches: Record<Locale, readonly string[]> = {
  de: [
    'Pflegefachkraft',
    'MFA',
    'Intensivpflege',
    'Assistenzarzt',
    'ZFA',
    'OTA',
    'Physiotherapie',
    'Altenpflege',
    'Hebamme',
    'Notaufnahme',
    'Facharzt',
    'Praxisanleitung',
    'MTR',
    'Ergotherapie',
  ],
  en: [
    'Nurse',
    'Intensive care',
    'Junior doctor',
    'Physiotherapist',
    'Midwife',
    'Medical assistant',
    'Dental assistant',
    'Specialist doctor',
    'Occupational therapist',
    'Emergency department',
  ],
}

export type PopularSearch = { q: string; count: number }

/** Short searches that currently find something, at most `limit`. */
export function listPopularSearches(ctx: Context, limit: number): PopularSearch[] {
  return searches[ctx.locale]
    .map(q => ({ q, count: countFound(ctx, { ...noJobSearchParams, q }) }))
    .filter(({ count }) => count > 0)
    .slice(0, limit)
}
