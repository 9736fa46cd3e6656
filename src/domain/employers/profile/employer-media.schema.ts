import { z } from 'zod'

export const pictureSchema = z.object({
  kind: z.enum(['logo', 'cover']),
  files: z.array(z.uuid()).max(1).default([]),
})

export const galleryFilesSchema = z.object({
  files: z
    .array(z.uuid(), { error: 'employer-area.media.file-missing' })
    .min(1, 'employer-area.media.file-missing')
    .max(5),
})

export const pictureUndoSchema = z.object({ undoId: z.uuid() })

/** The desired gallery: order and captions; `move` shifts one picture, `remove` deletes one. */
export const gallerySchema = z.object({
  items: z
    .array(
      z.object({
        id: z.uuid(),
        caption: z.string().trim().max(200, 'employer-area.profile.text-too-long').default(''),
      }),
    )
    .max(40)
    .default([]),
  move: z
    .string()
    .regex(/^(up|down) [0-9a-f-]{36}$/)
    .optional(),
  remove: z.uuid().optional(),
})
export type GalleryChange = z.output<typeof gallerySchema>
