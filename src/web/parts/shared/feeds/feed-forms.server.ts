import { z } from 'zod'
import type { Context } from '../../../../domain/caller/context.ts'
import { changeFeed, changeMapping, discardFeed } from '../../../../domain/feeds/change-feed.ts'
import { createFeed } from '../../../../domain/feeds/create-feed.ts'
import { endFeed } from '../../../../domain/feeds/end-feed.ts'
import {
  feedIdSchema,
  feedMappingSchema,
  feedSettingsSchema,
  newFeedSchema,
} from '../../../../domain/feeds/feed.schema.ts'
import { previewMapping } from '../../../../domain/feeds/preview-mapping.ts'
import { readFeed } from '../../../../domain/feeds/read-feeds.ts'
import { replaceDocument } from '../../../../domain/feeds/replace-document.ts'
import {
  dryRunFeed,
  endMissing,
  pauseFeed,
  resumeFeed,
  runFeedNow,
  startFeed,
} from '../../../../domain/feeds/runs/request-run.ts'
import { undoLastRun } from '../../../../domain/feeds/runs/undo-run.ts'
import { href } from '../../../addresses.ts'
import { form, type Handle } from '../../../server/form.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { currentEmployer } from '../current-employer.server.ts'
import { type FeedArea, feedPages } from './feed-area.ts'
import { type MappingPreviewView, mappingPreviewView } from './mapping-view.server.ts'

const createSchema = newFeedSchema.extend({ file: z.instanceof(File).optional() })

/** Creates a feed from the file or, without one, from the address, and redirects to its page. */
export async function createFrom(
  ctx: Context,
  area: FeedArea,
  input: z.output<typeof createSchema> & { employerId: number },
): Promise<Response> {
  const { employerId, name, url, file } = input
  const source = file && file.size > 0 ? documentOf(file) : { url: url ?? '' }
  const { feedId } = await createFeed(ctx, { employerId, name, source })
  return toFeed(ctx, area, feedId, 'feeds.created')
}

/** The cast: Node and the DOM type the same stream differently. */
function documentOf(file: File) {
  return { bytes: file.stream() as unknown as AsyncIterable<Uint8Array>, fileName: file.name }
}

export { createSchema }

const uploadSchema = feedIdSchema.extend({ file: z.instanceof(File, { error: 'feeds.problem.file' }) })

/** The form has two buttons: `preview` only shows the result, `save` stores the mapping. */
const mappingSchema = feedMappingSchema.extend({ go: z.enum(['preview', 'save']).default('save') })

/** The forms of a feed's page. They redirect back to it, except `discard`, which leads to the list, and the preview of a mapping. */
export function feedForms(area: FeedArea): Record<string, Handle<MappingPreviewView>> {
  const step = (work: (ctx: Context, feedId: number) => Promise<unknown>, note: string) =>
    form({ schema: feedIdSchema }, async (ctx, { feedId }) => {
      await work(ctx, feedId)
      return toFeed(ctx, area, feedId, note)
    })
  return {
    dry: step(dryRunFeed, 'feeds.created'),
    start: step(startFeed, 'feeds.started'),
    run: step(runFeedNow, 'feeds.asked'),
    pause: step(pauseFeed, 'feeds.paused'),
    resume: step(resumeFeed, 'feeds.resumed'),
    undo: step(undoLastRun, 'feeds.undo.asked'),
    'end-missing': step(endMissing, 'feeds.held.asked'),
    end: step(endFeed, 'feeds.end.asked'),
    discard: form({ schema: feedIdSchema }, async (ctx, { feedId }, { request }) => {
      const { feed } = await readFeed(ctx, feedId)
      await discardFeed(ctx, feedId)
      const query = area === 'admin' ? '' : (await currentEmployer(ctx, request, feed.employerId)).query
      return redirectWithToast(href(feedPages[area].list, ctx.locale) + query, 'feeds.discarded')
    }),
    upload: form({ schema: uploadSchema }, async (ctx, { feedId, file }) => {
      await replaceDocument(ctx, { feedId, ...documentOf(file) })
      return toFeed(ctx, area, feedId, 'feeds.created')
    }),
    settings: form({ schema: feedSettingsSchema }, async (ctx, input) => {
      await changeFeed(ctx, input)
      return toFeed(ctx, area, input.feedId, 'feeds.saved')
    }),
    mapping: form({ schema: mappingSchema }, async (ctx, { go, ...input }) => {
      if (go === 'preview') return mappingPreviewView(ctx, await previewMapping(ctx, input))
      await changeMapping(ctx, input)
      return toFeed(ctx, area, input.feedId, 'feeds.mapping.saved')
    }),
  }
}

function toFeed(ctx: Context, area: FeedArea, feedId: number, note: string): Response {
  const page = href(feedPages[area].one, ctx.locale, { id: feedId })
  return redirectWithToast(page, note)
}
