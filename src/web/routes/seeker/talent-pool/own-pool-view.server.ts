import type { Context } from '../../../../domain/caller/context.ts'
import type { TalentView } from '../../../../domain/talent-pool/pool-rows.ts'
import { readOwnPool } from '../../../../domain/talent-pool/read-own-pool.ts'
import { chosenFields, shownFields } from '../../../../domain/talent-pool/talent-pool.values.ts'
import { formatDate } from '../../../../i18n/format.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import { contactView } from '../../../parts/shared/talents/contact-view.server.ts'
import { talentCardView } from '../../../parts/shared/talents/talent-card.server.ts'

export type OwnPoolView = Awaited<ReturnType<typeof ownPoolView>>

export async function ownPoolView(ctx: Context) {
  const { locale } = ctx
  const { member, shown, exclusions, requests, views, hire } = await readOwnPool(ctx)
  const isOn = member?.visibility === 'anonymous'
  return {
    isOn,
    endedBecause: member?.endedBecause ?? null,
    isPaused: isOn && member.pausedAt !== null,
    isShown: isOn && member.pausedAt === null && member.hasProfession,
    hasProfession: member?.hasProfession ?? false,
    consentUntil: isOn && member.consentUntil ? formatDate(member.consentUntil, locale) : '',
    card: isOn && shown && shown.professions.length > 0 ? talentCardView(shown, locale) : null,
    hire,
    requests: requests.map(request => contactView(request, locale)),
    exclusions,
    views: views.map(view => viewLine(view, locale)),
  }
}

const order: readonly string[] = [...shownFields, ...chosenFields]
type Field = (typeof shownFields)[number] | (typeof chosenFields)[number]

function viewLine({ day, employer, employerId, slug, fields }: TalentView, locale: Locale) {
  const t = translator(locale)
  // The cast: only the use cases write the column, with these names.
  const known = order.filter(field => fields.includes(field)) as Field[]
  return {
    key: `${day} ${employerId}`,
    day: formatDate(new Date(`${day}T12:00:00Z`), locale),
    employer,
    employerTo: href('employer', locale, { key: `${employerId}-${slug}` }),
    saw: known.map(field => t(`talent-words.field.${field}`)).join(', '),
  }
}
