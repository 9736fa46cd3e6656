import { formatCountry } from '../../../i18n/format.ts'
import { placeOfAddress } from '../../../platform/network/place-of-address.ts'
import type { Context } from '../../caller/context.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { listKnownUserAgents, type PersonRow } from '../account.queries.ts'
import { deviceName, readDevice } from '../device.ts'

/** Notifies the person of a sign-in from a new kind of browser, except for the very first one. */
export async function tellOfNewDevice(ctx: Context, person: PersonRow): Promise<void> {
  const known = await listKnownUserAgents(ctx.db, person.id)
  const device = deviceName(readDevice(ctx.client.userAgent))
  const isKnown = known.some(userAgent => deviceName(readDevice(userAgent)) === device)
  if (known.length === 0 || isKnown) return
  await queueMail(ctx, {
    to: person.email,
    template: 'new-device',
    props: {
      name: person.name,
      device: device ?? '–',
      place: placeIn(person.locale, ctx.client.address),
      at: ctx.now().toISOString(),
      url: ctx.links.accountSecurity(person.locale),
    },
    locale: person.locale,
    userId: person.id,
  })
}

/** `Deutschland (79.192.0.1)`; only the address when the country is unknown. */
function placeIn(locale: 'de' | 'en', address: string): string {
  const place = placeOfAddress(address)
  const isCountry = place !== null && place !== 'own-network'
  return isCountry ? `${formatCountry(place.country, locale)} (${address})` : address
}
