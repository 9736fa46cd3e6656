import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { mappableFieldNames } from '../../feed-format/mapping/feed-mapping.values.ts'
import { rowIdSchema } from '../caller/row-id.schema.ts'
import { feedSchedules } from './feed.values.ts'

const path = z.string().max(300)

const url = z
  .string({ error: 'feeds.problem.url' })
  .trim()
  .min(1, 'feeds.problem.url')
  .max(limits.feedUrlChars, 'feeds.problem.url')
  .regex(/^https?:\/\/[^\s/]+/i, 'feeds.problem.url')

const name = z.string().trim().max(limits.feedNameChars, 'feeds.problem.name').default('')

/** A new feed: its URL, unless a file is uploaded, and an optional name. */
export const newFeedSchema = z.object({ url: url.optional(), name })

export const feedSettingsSchema = z.object({
  feedId: rowIdSchema,
  name: name.pipe(z.string().min(1, 'feeds.problem.name')),
  // Empty for an uploaded feed.
  url: z.union([z.literal('').transform(() => null), url]).default(null),
  schedule: z.enum(feedSchedules),
})
export type FeedSettings = z.infer<typeof feedSettingsSchema>

/** The feed field that each of ours is read from; `auto` leaves it to the dialect, empty means none. */
export const feedMappingSchema = z.object({
  feedId: rowIdSchema,
  itemPath: path.default(''),
  fields: z.partialRecord(z.enum(mappableFieldNames), path).default({}),
})
export type FeedMappingInput = z.infer<typeof feedMappingSchema>

export const feedIdSchema = z.object({ feedId: rowIdSchema })
