import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { confirmIdentity } from '../../../../domain/accounts/confirm-identity.ts'
import {
  appCodeSchema,
  factorIdSchema,
  newAppSchema,
  newPasskeySchema,
  newPhoneSchema,
  phoneCodeSchema,
  renameFactorSchema,
} from '../../../../domain/accounts/factors/answer-factor.schema.ts'
import { challengeFactor } from '../../../../domain/accounts/factors/challenge-factor.ts'
import { enrolFactor } from '../../../../domain/accounts/factors/enrol-factor.ts'
import { makeRecoveryCodes } from '../../../../domain/accounts/factors/make-recovery-codes.ts'
import {
  type PasskeyRegistration,
  registerPasskey,
  startPasskeyRegistration,
} from '../../../../domain/accounts/factors/register-passkey.ts'
import { removeFactor } from '../../../../domain/accounts/factors/remove-factor.ts'
import { renameFactor } from '../../../../domain/accounts/factors/rename-factor.ts'
import { sendProofCode } from '../../../../domain/accounts/factors/send-proof-code.ts'
import { verifyFactor } from '../../../../domain/accounts/factors/verify-factor.ts'
import { recheckSchema } from '../../../../domain/accounts/recheck.schema.ts'
import type { Cookies } from '../../../../domain/caller/client.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { getFacts } from '../../../server/context.server.ts'
import { form } from '../../../server/form.server.ts'
import { redirectWithToast } from '../../../server/redirect-with-toast.server.ts'
import { wayBackQuery } from '../../../way-back.ts'
import { answerByApp } from '../second-factor/answer-factor.server.ts'

/** Shown only in the answer to the form; reading the page again does not bring it back. */
export type SecurityDone =
  | { kind: 'codes'; codes: string[] }
  | { kind: 'address'; email: string }
  | { kind: 'passkey'; friendlyName: string; registration: PasskeyRegistration }

/** What a form ends with: a message, the cookies of a new session, and a factor that now waits for its first code. */
export type Next = {
  note?: string
  cookies?: Cookies
  confirm?: { factorId: string; challengeId?: string }
}

export type Lead = (ctx: Context, args: ActionFunctionArgs, next: Next) => Response

const empty = z.object({})
const secretProof = ['password', 'code']

/**
 * The forms that add, rename and remove credentials, and those that prove who the person is first. `lead` redirects back to the page that
 * shows them.
 */
export function keyForms(lead: Lead) {
  return { ...proofForms(lead), ...newKeyForms(lead), ...ownKeyForms(lead) }
}

function proofForms(lead: Lead) {
  return {
    confirm: form({ schema: recheckSchema, secret: secretProof }, async (ctx, input, args) => {
      const { cookies } = await confirmIdentity(ctx, input)
      return lead(ctx, args, { cookies })
    }),
    'send-code': form({ schema: empty }, async (ctx, _input, args) => {
      await sendProofCode(ctx)
      return lead(ctx, args, { note: 'factors.done.code-sent' })
    }),
  }
}

function newKeyForms(lead: Lead) {
  return {
    'add-app': form({ schema: newAppSchema }, async (ctx, input, args) => {
      const issuer = getFacts(args.context).env.BRAND_NAME
      const { id } = await enrolFactor(ctx, { factorType: 'totp', ...input, issuer })
      return lead(ctx, args, { confirm: { factorId: id } })
    }),
    'confirm-app': form({ schema: appCodeSchema, secret: ['code'] }, async (ctx, input, args) => {
      const { cookies } = await answerByApp(ctx, input)
      return lead(ctx, args, { note: 'factors.done.added', cookies })
    }),
    'add-phone': form({ schema: newPhoneSchema }, async (ctx, input, args) => {
      const { id } = await enrolFactor(ctx, { factorType: 'phone', ...input })
      return lead(ctx, args, { confirm: await sendText(ctx, id) })
    }),
    'send-text': form({ schema: factorIdSchema }, async (ctx, { factorId }, args) =>
      lead(ctx, args, { confirm: await sendText(ctx, factorId) }),
    ),
    'confirm-phone': form({ schema: phoneCodeSchema, secret: ['code'] }, async (ctx, input, args) => {
      const { cookies } = await verifyFactor(ctx, input)
      return lead(ctx, args, { note: 'factors.done.added', cookies })
    }),
    'start-passkey': form<typeof newAppSchema, SecurityDone>(
      { schema: newAppSchema },
      async (ctx, { friendlyName }, args) => {
        const siteName = getFacts(args.context).env.BRAND_NAME
        const registration = await startPasskeyRegistration(ctx, { siteName })
        return { kind: 'passkey', friendlyName, registration }
      },
    ),
    'add-passkey': form({ schema: newPasskeySchema, secret: ['answer'] }, async (ctx, input, args) => {
      const { cookies } = await registerPasskey(ctx, input)
      return lead(ctx, args, { note: 'factors.done.added', cookies })
    }),
  }
}

function ownKeyForms(lead: Lead) {
  return {
    rename: form({ schema: renameFactorSchema }, async (ctx, input, args) => {
      await renameFactor(ctx, input)
      return lead(ctx, args, { note: 'factors.done.renamed' })
    }),
    remove: form({ schema: factorIdSchema }, async (ctx, input, args) => {
      await removeFactor(ctx, input)
      return lead(ctx, args, { note: 'factors.done.removed' })
    }),
    codes: form<typeof empty, SecurityDone>({ schema: empty }, async (ctx, _input) => ({
      kind: 'codes',
      codes: await makeRecoveryCodes(ctx),
    })),
  }
}

async function sendText(ctx: Context, factorId: string): Promise<{ factorId: string; challengeId: string }> {
  const { id: challengeId } = await challengeFactor(ctx, { factorId, channel: 'sms' })
  return { factorId, challengeId }
}

/**
 * The URL of a page of credentials, at the factor that waits for its first code, if there is one. `wanted` is the page to return to
 * afterwards.
 */
export function keysAddress(path: string, { confirm }: Next, wanted: string | null = null): string {
  const query = wayBackQuery(wanted, {
    ...(confirm && { confirm: confirm.factorId }),
    ...(confirm?.challengeId && { challenge: confirm.challengeId }),
  })
  return path + query + (confirm ? '#confirm-factor' : '')
}

export function leadOn(path: string, { note, cookies = [] }: Next): Response {
  return redirectWithToast(path, note ?? null, { cookies })
}
