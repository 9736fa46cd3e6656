import type { Context } from '../../../../domain/caller/context.ts'
import { pageTones } from '../../../../domain/employers/page-plus/page-plus.schema.ts'
import { readPagePlus } from '../../../../domain/employers/page-plus/save-page-plus.ts'
import { readOffers } from '../../../../domain/orders/read-offers.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'

export type PagePlusView = Awaited<ReturnType<typeof pagePlusView>>

/** What an employer's page may say beyond the usual, in words; where it is sold and not bought, what it would be. */
export async function pagePlusView(ctx: Context, employerId: number) {
  const { locale } = ctx
  const t = translator(locale)
  const { videoUrl, tone, isUnlocked } = await readPagePlus(ctx, { employerId })
  const isSold = readOffers(ctx).some(({ product }) => product.kind === 'employer-page-plus')
  const hasChosen = videoUrl !== null || tone !== null
  return {
    isUnlocked,
    videoUrl: videoUrl ?? '',
    tone: tone ?? '',
    text: t(`employer-words.plus.${isUnlocked ? 'open' : hasChosen ? 'ended' : 'locked'}`),
    pricesTo: isSold && !isUnlocked ? href('prices', locale) : null,
    tones: pageTones.map(value => ({ value, label: t(`employer-words.plus.tone.${value}`) })),
  }
}
