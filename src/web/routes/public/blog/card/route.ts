import { RecentMap } from '../../../../../basics/remember.ts'
import { daySeconds } from '../../../../../basics/time.ts'
import { readCard } from '../../../../../domain/blog/public/read-card.ts'
import { rowIdSchema } from '../../../../../domain/caller/row-id.schema.ts'
import { translator } from '../../../../../i18n/translate.ts'
import { drawCard } from '../../../../../platform/pictures/draw-card.ts'
import { fileProblemText } from '../../../../parts/shared/upload/file-answer.server.ts'
import { getFacts } from '../../../../server/context.server.ts'
import type { Route } from './+types/route.ts'

/** Some hundred kilobytes each, asked for again and again while a link goes round. */
const drawn = new RecentMap<string, Promise<Uint8Array>>(20)
const pattern = /^(\d{1,9})-(de|en)-\d{1,15}\.png$/

/** `/blog/card/<article>-<language>-<when it changed>.png`: a new text has a new address. */
export const loader = async (args: Route.LoaderArgs): Promise<Response> => {
  const { ctx, env } = getFacts(args.context)
  const { file } = args.params
  const [, number, language] = pattern.exec(file) ?? []
  const id = rowIdSchema.safeParse(number).data
  const locale = language === 'en' ? 'en' : 'de'
  try {
    const { title, minutes, author } = await readCard(ctx, { id: id ?? 0, locale })
    const line = [author, translator(locale)('blog-words.minutes', { count: minutes })]
      .filter(Boolean)
      .join(' · ')
    const key = JSON.stringify([env.BRAND_NAME, title, line])
    const card = drawn.get(key) ?? drawCard({ brand: env.BRAND_NAME, title, line })
    drawn.set(key, card)
    card.catch(() => drawn.delete(key))
    const headers = { 'content-type': 'image/png', 'cache-control': `public, max-age=${daySeconds}` }
    return new Response(new Uint8Array(await card), { headers })
  } catch (error) {
    return fileProblemText(error, ctx.locale)
  }
}
