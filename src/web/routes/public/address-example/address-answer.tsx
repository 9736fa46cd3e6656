import { DefinitionGrid } from '../../../ui/definition-grid.tsx'
import type { AddressExampleView } from './address-example.server.ts'

type Props = { found: NonNullable<AddressExampleView['found']>; words: AddressExampleView['words'] }

/** What the site makes of the address. */
export function AddressAnswer({ found, words }: Props) {
  const { isGood, place, districts, postalCodes, towns } = found
  const facts = [
    place && { label: words.found, value: place.text },
    place && { label: words[place.stateKind], value: place.state },
    postalCodes.length > 0 && { label: words.codes, value: postalCodes.join(', ') },
    districts.length > 0 && { label: words.districts, value: districts.join(', ') },
    towns.length > 0 && { label: words.towns, value: towns.map(({ text }) => text).join(' · ') },
  ].filter(fact => typeof fact === 'object' && fact !== null)
  return (
    <section aria-label={words.found} className="grid gap-4">
      <p role="status" className="font-semibold">
        {isGood ? words.good : words.mend}
      </p>
      {facts.length > 0 && <DefinitionGrid facts={facts} />}
    </section>
  )
}
