import { limits } from '../../config/limits.ts'
import type { AuthMails } from '../../platform/auth/realms.ts'
import type { Context } from '../caller/context.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { findPersonById, isNewAdmin } from './account.queries.ts'

/** Writes the sign-in library's mails to the outbox, in the recipient's language. */
export function authMailsToOutbox(ctxOf: () => Context): AuthMails {
  const localeOf = async (userId: string) => (await findPersonById(ctxOf().db, userId))?.locale ?? 'de'
  return {
    confirmAddress: async ({ id, name, email }, token, wanted) => {
      const locale = await localeOf(id)
      const props = { name, url: ctxOf().links.confirmAddress(token, locale, wanted) }
      await queueMail(ctxOf(), { to: email, template: 'confirm-address', props, locale, userId: id })
    },
    resetPassword: async ({ id, name, email }, token) => {
      const locale = await localeOf(id)
      const props = { name, url: ctxOf().links.resetPassword(token, locale), minutes: limits.resetMinutes }
      // A new administrator who has never signed in gets the link with an explanation of their role.
      const template = (await isNewAdmin(ctxOf().db, id)) ? 'admin-created' : 'reset-password'
      await queueMail(ctxOf(), { to: email, template, props, locale, userId: id })
    },
    changeAddress: async ({ id, name, email }, newAddress, token) => {
      const locale = await localeOf(id)
      const props = { name, newAddress, url: ctxOf().links.confirmAddress(token, locale) }
      await queueMail(ctxOf(), { to: email, template: 'change-address-old', props, locale, userId: id })
    },
    confirmNewAddress: async ({ id, name }, newAddress, token) => {
      const locale = await localeOf(id)
      const props = { name, url: ctxOf().links.confirmAddress(token, locale) }
      await queueMail(ctxOf(), { to: newAddress, template: 'change-address-new', props, locale, userId: id })
    },
  }
}
