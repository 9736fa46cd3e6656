import { z } from 'zod'
import { limits } from '../../../../../config/limits.ts'
import { Invalid } from '../../../../../domain/caller/errors.ts'
import { fillProfile } from '../../../../../domain/job-seekers/profile/fill-profile.ts'
import { readExchanged } from '../../../../../domain/job-seekers/profile/read-exchanged.ts'
import { href } from '../../../../addresses.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { takenSchema, together } from './taken.schema.ts'
import { withDocument } from './with-document.server.ts'

const givenSchema = z.object({
  text: z.string().max(limits.requestBodyBytes, 'profile.text-too-long').default(''),
  document: z.string().default(''),
})

export type Review = { items: { text: string; isThere: boolean }[] }

const answerForms = formAction<Review>({
  read: form({ schema: givenSchema, secret: ['document'] }, async (ctx, { text, document }) => {
    const bytes = document === '' ? Buffer.from(text) : Buffer.from(document, 'base64')
    const { items, problem } = await readExchanged(ctx, { bytes })
    // On the field that was used, so that the words stand where the mistake is.
    if (problem !== null)
      throw new Invalid({
        [document === '' ? 'text' : 'document']: [{ key: `profile.import.problem.${problem}` }],
      })
    return { items: items.map(({ parts, isThere }) => ({ text: JSON.stringify(parts), isThere })) }
  }),
  take: form({ schema: takenSchema }, async (ctx, { items }) => {
    const { positions, educations, licences } = await fillProfile(ctx, together(items))
    const count = positions + educations + licences
    const title = textsOf(ctx.locale)('profile.import.taken', { count })
    return redirectWithToast(href('seeker-profile', ctx.locale), { title })
  }),
})

export const answerImportForms = withDocument(answerForms)
