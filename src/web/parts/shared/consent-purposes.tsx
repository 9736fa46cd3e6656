import { type ConsentChoice, consentPurposes } from '../../../domain/consent/consent.schema.ts'
import { Switch } from '../../ui/switch.tsx'
import { useTexts } from '../../use-texts.ts'

/**
 * The purposes of cookies as switches; the necessary ones are on and locked. Two of these on one page need different values of `idPrefix`.
 */
export function ConsentPurposes({ chosen, idPrefix }: { chosen: ConsentChoice | null; idPrefix: string }) {
  const { t } = useTexts()
  return (
    <div className="divide-y divide-line">
      <Switch
        id={`${idPrefix}-necessary`}
        label={t('consent.purpose.necessary.label')}
        hint={t('consent.purpose.necessary.hint')}
        checked
        disabled
        readOnly
      />
      {consentPurposes.map(purpose => (
        <Switch
          key={purpose}
          id={`${idPrefix}-${purpose}`}
          name="purpose"
          value={purpose}
          label={t(`consent.purpose.${purpose}.label`)}
          hint={t(`consent.purpose.${purpose}.hint`)}
          defaultChecked={chosen?.[purpose] ?? false}
        />
      ))}
    </div>
  )
}
