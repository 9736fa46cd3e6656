import { Checkbox } from '../../../ui/checkbox.tsx'
import type { ModelOffer } from './cv-page.server.ts'

/** Never ticked beforehand, and asked each time: nothing goes to a provider that the person did not read the name of. */
export function ModelConsent({ offer, id }: { offer: ModelOffer; id: string }) {
  return (
    <div className="grid gap-1">
      <Checkbox
        name="withModel"
        className="items-start py-1 [&>input]:mt-0.75"
        label={offer.consent}
        aria-describedby={`${id}-model`}
      />
      <p id={`${id}-model`} className="text-ink-soft text-sm">
        {offer.masked}
      </p>
    </div>
  )
}
