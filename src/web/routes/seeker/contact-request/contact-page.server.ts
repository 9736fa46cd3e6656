import type { Context } from '../../../../domain/caller/context.ts'
import { contactLife } from '../../../../domain/talent-pool/contact-request.status.ts'
import { readOwnContact } from '../../../../domain/talent-pool/read-own-contact.ts'
import { declineReasons, suggestedFields } from '../../../../domain/talent-pool/talent-pool.values.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import { contactView } from '../../../parts/shared/talents/contact-view.server.ts'

export type ContactPageView = Awaited<ReturnType<typeof loadContactPage>>

export async function loadContactPage(ctx: Context, id: string) {
  const request = await readOwnContact(ctx, { id })
  const t = translator(ctx.locale)
  const may = (to: 'accepted' | 'declined' | 'not-now') =>
    !request.isHidden && contactLife.may(request.state, to, 'person')
  return {
    contact: contactView(request, ctx.locale),
    answerRate: request.answerRate,
    can: { accept: may('accepted'), decline: may('declined'), notNow: may('not-now') },
    hasApplied: request.hasApplied,
    reportTo: request.isHidden ? null : `${href('report', ctx.locale)}?request=${request.id}`,
    chosen: request.filled.map(value => ({
      value,
      label: t(`talent-words.field.${value}`),
      isSuggested: suggestedFields.includes(value),
    })),
    reasons: declineReasons.map(value => ({ value, label: t(`talent-words.decline-reason.${value}`) })),
  }
}
