import { z } from 'zod'
import type { Context } from '../../../../domain/caller/context.ts'
import { formatCountry } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { inCountry } from '../../../../vocabulary/places/in-place.ts'
import { placeText } from '../../../../vocabulary/places/place-text.ts'
import { readAddress } from '../../../../vocabulary/places/read-address.ts'

const countries = ['DE', 'AT', 'CH'] as const

const typedSchema = z.object({
  country: z.enum(countries).catch('DE'),
  postalCode: z.string().trim().max(12).catch(''),
  town: z.string().trim().max(80).catch(''),
  street: z.string().trim().max(120).catch(''),
})

const labels = [
  'title',
  'intro',
  'country',
  'street',
  'street-hint',
  'code',
  'code-hint',
  'town',
  'town-hint',
  'check',
  'found',
  'state',
  'canton',
  'districts',
  'codes',
  'towns',
  'good',
  'mend',
] as const

/** Nothing is kept: the address of the page is the form. */
export function addressExampleView(ctx: Context, request: Request) {
  const { locale } = ctx
  const t = translator(locale)
  const { searchParams } = new URL(request.url)
  const typed = typedSchema.parse(Object.fromEntries(searchParams))
  const { postalCode, town } = typed
  const isAsked = postalCode !== '' || town !== '' || searchParams.has('country')
  const read = isAsked ? readAddress(typed) : null
  // Either finds the other: what was left empty is proposed and no mistake, while there is one that fits.
  const isCodeProposed = postalCode === '' && read !== null && read.postalCodes.length > 0
  const isTownProposed = town === '' && read !== null && read.place !== null
  const words = (problem: string | null) =>
    problem === null
      ? null
      : t(`landing.address.problem.${problem}`, {
          where: inCountry(typed.country, locale),
          digits: typed.country === 'DE' ? 5 : 4,
        })
  const problems = {
    postalCode: isCodeProposed ? null : words(read?.problems.postalCode ?? null),
    town: isTownProposed ? null : words(read?.problems.town ?? null),
  }
  return {
    words: Object.fromEntries(labels.map(label => [label, t(`landing.address.${label}`)])) as Record<
      (typeof labels)[number],
      string
    >,
    countries: countries.map(code => ({ code, label: formatCountry(code, locale) })),
    typed: {
      ...typed,
      postalCode: isCodeProposed && read.postalCodes.length === 1 ? (read.postalCodes[0] ?? '') : postalCode,
      town: isTownProposed ? (read.place?.name ?? '') : town,
    },
    problems,
    isHidden: isAsked,
    found: read && {
      isGood: problems.postalCode === null && problems.town === null,
      place: read.place && {
        text: placeText(read.place),
        state: read.place.stateName,
        stateKind: typed.country === 'CH' ? ('canton' as const) : ('state' as const),
      },
      districts: read.districts,
      postalCodes: read.postalCodes,
      towns: read.towns.map(place => ({ text: placeText(place), name: place.name })),
    },
  }
}

export type AddressExampleView = ReturnType<typeof addressExampleView>
