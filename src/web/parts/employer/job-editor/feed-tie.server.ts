import type { Context } from '../../../../domain/caller/context.ts'
import type { HandEdits } from '../../../../domain/feeds/follow-feed-again.ts'
import { translator } from '../../../../i18n/translate.ts'

export type FeedTieView = ReturnType<typeof feedTieView>

/** Parts that stand for several fields of the ad; their labels name the group. */
const grouped = new Set(['profession', 'workloadMin', 'payMin', 'applyWay', 'contactName'])

/** Parts of the ad that no longer follow its feed, as labels. */
export function feedTieView({ locale }: Context, { feed, parts, isKept }: HandEdits) {
  const t = translator(locale)
  return {
    feedId: feed.id,
    feedName: feed.name,
    parts: parts.map(part => ({
      part,
      label: grouped.has(part) ? t(`ads.follow.part.${part}`) : t(`ads.name.${part}`),
    })),
    isKept,
  }
}
