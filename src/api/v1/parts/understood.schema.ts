import { z } from '@hono/zod-openapi'

export const understood = z
  .object({
    asked: z.string().openapi({ description: '`q` as sent' }),
    words: z.string().openapi({ description: 'What is left to search for as words' }),
    query: z.string().openapi({
      description: 'The same search with parameters instead of the sentence',
      example: 'q=Pflege&place=Hamburg&employmentType=part-time&without=nights',
    }),
    parts: z.array(
      z.object({
        from: z.int().openapi({ description: 'Offset in `asked`' }),
        to: z.int(),
        text: z.string(),
        as: z.string().openapi({
          description: 'The parameter it stands for; `filler`, `start` and `other-place` stand for none',
        }),
      }),
    ),
  })
  .openapi('Understood', { description: 'What a sentence in `q` was taken for' })
