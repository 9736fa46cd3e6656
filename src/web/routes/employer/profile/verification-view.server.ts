import type { Context } from '../../../../domain/caller/context.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { verificationRequestTo } from '../../../parts/shared/support/verification-request.server.ts'
import type { VerificationView } from './verification-part.tsx'

export function verificationView(
  { locale, shop }: Context,
  { employerId, verifiedAt }: { employerId: number; verifiedAt: Date | null },
): VerificationView {
  const t = translator(locale)
  const title = t('employer-words.verification.title')
  if (verifiedAt !== null)
    return {
      title,
      text: t('employer-words.verification.since', { date: formatDate(verifiedAt, locale) }),
      ask: null,
    }
  const ask = {
    to: verificationRequestTo(locale, employerId),
    label: t('employer-words.verification.ask'),
  }
  const text = shop.prices?.onAccount === undefined ? 'text' : 'text-account'
  return { title, text: t(`employer-words.verification.${text}`), ask }
}
