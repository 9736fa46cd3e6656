import { localeOf } from '../../../../addresses.ts'
import { readEdit } from '../../../../parts/seeker/profile/profile-edit.ts'
import { OwnRules } from '../../../../parts/seeker/recommendations/own-rules.tsx'
import { seekerTabs } from '../../../../parts/seeker/seeker-tabs.ts'
import { AddSeekerProfile } from '../../../../parts/shared/add-seeker-profile.tsx'
import { AreaPage } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import type { EditProps } from './edit-form.tsx'
import { EducationForm } from './education-form.tsx'
import { EntryList } from './entry-list.tsx'
import { FactsForm } from './facts-form.tsx'
import { LicenceForm } from './licence-form.tsx'
import { PositionForm } from './position-form.tsx'
import { answerProfileForms } from './profile-forms.server.ts'
import { ProfileHelp } from './profile-help.tsx'
import { Lines, ProfileSection } from './profile-section.tsx'
import { loadProfileView, type ProfileView } from './profile-view.server.ts'
import { WishesForm } from './wishes-form.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  if (ctx.actor.kind === 'user' && !ctx.actor.isJobSeeker) return null
  return loadProfileView(ctx, readEdit(new URL(request.url).searchParams))
})

export const action = answerProfileForms

export const meta: Route.MetaFunction = args => {
  const t = textsOf(localeOf(args.location.pathname))
  return pageMeta(args, { title: t('profile.title'), description: t('profile.intro'), isHidden: true })
}

export default function SeekerProfile({ loaderData: view, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <AreaPage title={t('profile.title')} intro={t('profile.intro')} tabs={seekerTabs(texts)}>
      {view ? <Sections view={view} answer={actionData} /> : <AddSeekerProfile />}
    </AreaPage>
  )
}

const forms = {
  position: PositionForm,
  education: EducationForm,
  licence: LicenceForm,
  wishes: WishesForm,
  facts: FactsForm,
}

function Sections({ view, answer }: { view: ProfileView; answer: EditProps['answer'] }) {
  const { t, to } = useTexts()
  const { edit, form } = view
  const Form = edit && forms[edit.kind]
  const open = edit && form && Form && (
    <Form key={`${edit.kind} ${edit.id}`} edit={edit} form={form} answer={answer} />
  )
  const opens = (kind: keyof typeof forms, text: string) =>
    edit?.kind === kind && edit.id === null ? null : { kind, text: t(text) }
  const lists = [
    ['position', 'positions', view.positions],
    ['education', 'educations', view.educations],
    ['licence', 'licences', view.licences],
  ] as const
  const facts = [
    ['wishes', 'wish', view.wishes],
    ['facts', 'fact', view.facts],
  ] as const
  const [wishes, known] = facts.map(([kind, noun, lines]) => (
    <ProfileSection
      key={kind}
      id={kind}
      title={t(`profile.${noun}.heading`)}
      text={t(`profile.${noun}.text`)}
      opens={opens(kind, 'profile.change')}
    >
      {edit?.kind === kind ? open : lines.length > 0 && <Lines lines={lines} />}
    </ProfileSection>
  ))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-6 lg:col-start-2 lg:row-start-1">
        <ProfileHelp missing={view.missing} jobs={view.jobs} />
        <OwnRules rules={view.rules} action={to('recommendations')} />
      </div>
      <div className="grid min-w-0 gap-6 lg:col-start-1 lg:row-start-1">
        {wishes}
        {lists.map(([kind, id, entries]) => (
          <ProfileSection
            key={kind}
            id={id}
            title={t(`profile.${kind}.heading`)}
            text={t(`profile.${kind}.text`)}
            opens={opens(kind, `profile.${kind}.add`)}
          >
            <EntryList
              kind={kind}
              entries={entries}
              edit={edit}
              form={open}
              empty={t(`profile.${kind}.none`)}
            />
          </ProfileSection>
        ))}
        {known}
      </div>
    </div>
  )
}
