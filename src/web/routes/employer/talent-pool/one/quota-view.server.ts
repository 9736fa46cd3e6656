import type { Context } from '../../../../../domain/caller/context.ts'
import type { PersonForEmployer } from '../../../../../domain/talent-pool/read-person.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { href } from '../../../../addresses.ts'

/** What a question costs now, and where more are bought; null where all are free. */
export function quotaView({ locale }: Context, quota: PersonForEmployer['quota']) {
  if (quota === null) return null
  const t = translator(locale)
  const { free, bought } = quota
  if (free > 0) return { text: t('talent-words.quota.free', { count: free }), pricesTo: null }
  if (bought > 0) return { text: t('talent-words.quota.bought', { count: bought }), pricesTo: null }
  return { text: t('talent-words.quota.none'), pricesTo: href('prices', locale) }
}
