import { z } from 'zod'
import { endView } from '../../../../domain/view-as/start-view.ts'
import { href } from '../../../addresses.ts'
import { form, formAction } from '../../../server/form.server.ts'
import { makeCookie } from '../../../server/http/cookies.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'

/** Ends the look at the site as a person sees it; the banner of such a look posts here. */
export const action = formAction({
  end: form({ schema: z.object({}) }, async (ctx, _input) => {
    const userId = await endView(ctx)
    const back =
      userId === null ? href('admin-dashboard', ctx.locale) : href('admin-person', ctx.locale, { id: userId })
    const cleared = makeCookie('view-as', '', { maxAgeSeconds: 0, isSecure: false })
    return redirectWithToast(back, 'records.view.ended', { cookies: [cleared] })
  }),
})
