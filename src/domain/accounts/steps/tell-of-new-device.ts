import { formatCountry } from '../../../i18n/format.ts'
import { placeOfAddress } from '../../../platform/network/place-of-address.ts'
import type { Context } from '../../caller/context.ts'
import type { Visitor } from '../../caller/visitor.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import { listKnownUserAgents, type PersonRow } from '../account.queries.ts'
import { deviceName, readDevice } from '../device.ts'

/** Mails the person when someone signs in with a kind of browser never seen before; the first of all is no news. */
export async function tellOfNewDevice(ctx: Context, person: PersonRow, visitor: Visitor): Promise<void> {
  const known = await listKnownUserAgents(ctx.db, person.id)
  const device = deviceName(readDevice(visitor.userAgent))
  const isKnown = known.some(userAgent => deviceName(readDevice(userAgent)) === device)
  if (known.length === 0 || isKnown) return
  await queueMail(ctx, {
    to: person.email,
    template: 'new-device',
    props: {
      name: person.name,
      device: device ?? '–',
      place: placeIn(person.locale, visitor.address),
      at: ctx.now().toISOString(),
      url: ctx.links.accountSecurity(person.locale),
    },
    locale: person.locale,
    userId: person.id,
  })
}

/** `Deutschland (79.192.0.1)`; the address alone when the country is not known. */
function placeIn(locale: 'de' | 'en', address: string): string {
  const place = placeOfAddress(address)
  const isCountry = place !== null && place !== 'own-network'
  return isCountry ? `${formatCountry(place.country, locale)} (${address})` : address
}
