import { ChevronDown } from 'lucide-react'
import type { z } from 'zod'
import type {
  newAppSchema,
  newPhoneSchema,
} from '../../../../domain/accounts/factors/answer-factor.schema.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { AddPasskey } from './add-passkey.tsx'
import type { SecurityAnswer } from './security-answer.ts'

const formOf: Record<string, string> = {
  'add-app': 'app',
  'add-phone': 'phone',
  'start-passkey': 'passkey',
  'add-passkey': 'passkey',
}

type Props = { answer: SecurityAnswer; heading?: 'h2' | 'h3' }

/** The three kinds of second factor, folded. The one whose form was answered is open, to show its error or its next step. */
export function AddFactor({ answer, heading: Heading = 'h3' }: Props) {
  const { t } = useTexts()
  const open = formOf[answer?.form ?? '']
  const ways = [
    { kind: 'app', form: <AddApp answer={answer} /> },
    { kind: 'passkey', form: <AddPasskey answer={answer} /> },
    { kind: 'phone', form: <AddPhone answer={answer} /> },
  ] as const
  return (
    <div className="grid gap-2">
      <Heading className="font-sans font-semibold text-base tracking-normal">
        {t('factors.add.title')}
      </Heading>
      {ways.map(({ kind, form }) => (
        <details
          key={kind}
          open={open === kind}
          name="add-factor"
          className="group rounded-control border border-line"
        >
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2 font-medium hover:text-brand">
            {t(`factors.add.${kind}.title`)}
            <ChevronDown
              aria-hidden
              className="ml-auto size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
              strokeWidth={1.75}
            />
          </summary>
          <div className="grid gap-4 border-line border-t p-4">
            <p className="text-ink-soft">{t(`factors.add.${kind}.text`)}</p>
            {form}
          </div>
        </details>
      ))}
    </div>
  )
}

function AddApp({ answer }: { answer: SecurityAnswer }) {
  const { t } = useTexts()
  const state = useSiteForm<z.input<typeof newAppSchema>>({ name: 'add-app', answer })
  return (
    <SiteForm state={state}>
      <TextField
        field={state.fields.friendlyName}
        label={t('factors.field.name')}
        hint={t('factors.add.app.name-hint')}
        autoComplete="off"
        maxLength={60}
      />
      <p>
        <Button type="submit" isBusy={state.isBusy}>
          {t('factors.add.app.submit')}
        </Button>
      </p>
    </SiteForm>
  )
}

function AddPhone({ answer }: { answer: SecurityAnswer }) {
  const { t } = useTexts()
  const state = useSiteForm<z.input<typeof newPhoneSchema>>({ name: 'add-phone', answer })
  return (
    <SiteForm state={state}>
      <TextField
        field={state.fields.friendlyName}
        label={t('factors.field.name')}
        hint={t('factors.add.phone.name-hint')}
        autoComplete="off"
        maxLength={60}
      />
      <TextField
        field={state.fields.phone}
        label={t('factors.field.phone')}
        hint={t('factors.add.phone.hint')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={40}
      />
      <p>
        <Button type="submit" isBusy={state.isBusy}>
          {t('factors.add.phone.submit')}
        </Button>
      </p>
    </SiteForm>
  )
}
