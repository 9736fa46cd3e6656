import { type FocusEvent, useRef, useState } from 'react'
import type { FormAnswer } from '../../../form-answer.ts'
import { AccountNotice } from '../../../parts/shared/sign-in/account-notice.tsx'
import { ActionForm } from '../../../ui/action-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { SiteForm } from '../../../ui/site-form.tsx'
import { useSiteForm } from '../../../use-site-form.ts'
import { useTexts } from '../../../use-texts.ts'
import { CvDocument } from './cv-document.tsx'
import type { CvState, ModelOffer } from './cv-page.server.ts'
import { ModelConsent } from './model-consent.tsx'
import { ReviewItems } from './review-items.tsx'
import { typedIn } from './typed-in.ts'

type Props = {
  state: Extract<CvState, { kind: 'read' }>
  answer: FormAnswer<unknown> | undefined
  /** Null where it was asked already. */
  offer: ModelOffer | null
}

/**
 * The fields beside the document. Touching one marks its evidence on the page; without scripts each quote is a link to its mark. Nothing is
 * saved before the form is sent.
 */
export function CvReview({ state: { groups, marks, document, remarks }, answer, offer }: Props) {
  const { t } = useTexts()
  const state = useSiteForm({ name: 'review', answer })
  const [typed] = useState(() => typedIn(answer, 'review'))
  const [active, setActive] = useState<string | null>(null)
  const pane = useRef<HTMLElement>(null)
  const onTouch = ({ target }: FocusEvent) => {
    const mark = target.closest('[data-mark]')?.getAttribute('data-mark') ?? null
    if (mark === null) return
    setActive(mark)
    showInside(pane.current, mark)
  }
  const isEmpty = groups.length === 0
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-6">
        <div className="grid gap-2">
          <h2 className="text-2xl">{t(isEmpty ? 'cv.review.nothing' : 'cv.review.title')}</h2>
          <p className="text-ink-soft">{t(isEmpty ? 'cv.review.nothing-text' : 'cv.review.text')}</p>
        </div>
        {remarks.length > 0 && (
          <AccountNotice tone="plain">
            {remarks.map(remark => (
              <p key={remark}>{remark}</p>
            ))}
          </AccountNotice>
        )}
        {offer && (
          <ActionForm form="read" className="grid gap-3 rounded-card border border-line bg-surface p-4">
            <h3 className="text-lg">{offer.title}</h3>
            <ModelConsent offer={offer} id="again" />
            <Button type="submit" variant="secondary" className="justify-self-start">
              {offer.again}
            </Button>
          </ActionForm>
        )}
        <SiteForm state={state}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: hears which of the fields inside has the focus, and does nothing else */}
          <div onFocus={onTouch} className="grid gap-8 [&_:is(input,select,textarea,a)]:scroll-mb-24">
            {groups.map(group => (
              <ReviewItems
                key={group.name}
                group={group}
                formId={state.form.id}
                errors={state.errors}
                typed={typed}
              />
            ))}
          </div>
          <div
            data-covers="little"
            className="sticky bottom-0 flex gap-1 border-line border-t bg-paper py-4 sm:gap-3"
          >
            {!isEmpty && (
              <Button type="submit" variant="next" isBusy={state.isBusy}>
                {t('cv.review.take')}
              </Button>
            )}
            <Button type="submit" form="drop" variant="quiet">
              {t('cv.review.drop')}
            </Button>
          </div>
        </SiteForm>
        <ActionForm id="drop" form="drop" leadsOn />
      </div>
      <CvDocument ref={pane} document={document} marks={marks} active={active} />
    </div>
  )
}

/** Scrolls the pane alone: the page stays where somebody types. Beside the form there is none on a small screen. */
function showInside(pane: HTMLElement | null, mark: string): void {
  const target = pane?.querySelector(`#${mark}`)
  if (!pane || !target || pane.scrollHeight <= pane.clientHeight) return
  const { top } = target.getBoundingClientRect()
  const middle = pane.getBoundingClientRect().top + pane.clientHeight / 3
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  pane.scrollBy({ top: top - middle, behavior: isCalm ? 'instant' : 'smooth' })
}
