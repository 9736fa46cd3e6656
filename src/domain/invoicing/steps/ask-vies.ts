import { z } from 'zod'
import type { Context } from '../../caller/context.ts'
import { readAtMost } from '../../files/steps/read-at-most.ts'

const service = 'https://ec.europa.eu/taxation_customs/vies/rest-api/ms'
const mostBytes = 100_000

/** Says nothing of the number: the service, or the member state's own, cannot be asked just now. */
type NoAnswer = { kind: 'unavailable'; problem: string }
type Answer = { kind: 'answered'; isValid: boolean; requestId: string | null; whole: object }

const answerSchema = z.looseObject({
  isValid: z.boolean().optional(),
  valid: z.boolean().optional(),
  userError: z.string().max(100).optional(),
  requestIdentifier: z.string().max(100).optional(),
})

/** The only words with which VIES says that a number does not exist. Others mean that it could not find out. */
const final = ['VALID', 'INVALID', 'INVALID_INPUT']

/** Asks the Commission's VIES about a VAT ID, in the name of `requester`, whose own VAT ID makes the answer a proof. */
export async function askVies(
  ctx: Context,
  { vatId, requester }: { vatId: string; requester: string | null },
): Promise<Answer | NoAnswer> {
  const country = vatId.slice(0, 2)
  const query = requester === null ? '' : `?${inTheNameOf(requester)}`
  try {
    const { status, body } = await ctx.fetcher.fetch({
      url: `${service}/${country}/vat/${encodeURIComponent(vatId.slice(2))}${query}`,
      headers: { accept: 'application/json' },
    })
    const bytes = await readAtMost(body, mostBytes)
    if (status !== 200 || bytes === null) return { kind: 'unavailable', problem: `status ${status}` }
    return meaningOf(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (error) {
    return { kind: 'unavailable', problem: error instanceof Error ? error.message.slice(0, 200) : 'error' }
  }
}

function inTheNameOf(vatId: string): URLSearchParams {
  return new URLSearchParams({
    requesterMemberStateCode: vatId.slice(0, 2),
    requesterNumber: vatId.slice(2),
  })
}

function meaningOf(content: unknown): Answer | NoAnswer {
  const read = answerSchema.safeParse(content)
  if (!read.success) return { kind: 'unavailable', problem: 'not understood' }
  const { userError, requestIdentifier } = read.data
  const isValid = read.data.isValid ?? read.data.valid
  const said = userError ?? (isValid === true ? 'VALID' : '')
  if (isValid === undefined || !final.includes(said))
    return { kind: 'unavailable', problem: said || 'no answer' }
  return { kind: 'answered', isValid, requestId: requestIdentifier || null, whole: read.data }
}
