import type { Context } from '../../../../../domain/caller/context.ts'
import { listHeldFiles } from '../../../../../domain/files/list-held-files.ts'
import { listProfessions } from '../../../../../domain/job-search/vocabulary-options.ts'
import {
  availabilities,
  languageLevels,
  spokenLanguages,
} from '../../../../../domain/job-seekers/job-seeker.values.ts'
import { missingParts } from '../../../../../domain/job-seekers/profile/missing-parts.ts'
import { licenceCountries } from '../../../../../domain/job-seekers/profile/profile.values.ts'
import {
  readSeekerProfile,
  type SeekerProfile,
} from '../../../../../domain/job-seekers/profile/read-seeker-profile.ts'
import { formatCountry } from '../../../../../i18n/format.ts'
import type { Locale } from '../../../../../i18n/locale.ts'
import { jobValues } from '../../../../../vocabulary/jobs/job.values.ts'
import { jobValueLabel } from '../../../../../vocabulary/jobs/job-value-labels.ts'
import { dayText, spanText } from '../../../../parts/seeker/profile/entry-lines.ts'
import type { EditKind, ProfileEdit } from '../../../../parts/seeker/profile/profile-edit.ts'
import { fittingJobs } from '../../../../parts/shared/fitting-jobs.server.ts'
import { ownRuleViews } from '../../../../parts/shared/recommendations/rule-text.server.ts'
import { textsOf } from '../../../../texts.ts'
import { editDefaults } from './edit-defaults.server.ts'
import { factLines, wishLines } from './profile-lines.server.ts'

/** The profile as labelled lines, what it lacks and finds, and what the open form needs. */
export async function loadProfileView(ctx: Context, edit: ProfileEdit | null) {
  const profile = await readSeekerProfile(ctx)
  return {
    edit,
    ...entriesOf(profile, ctx.locale),
    wishes: wishLines(profile, ctx.locale),
    facts: factLines(profile, ctx.locale),
    missing: missingParts(profile),
    rules: await ownRuleViews(ctx),
    jobs: await fittingJobs(ctx),
    form: edit && {
      defaults: editDefaults(profile, edit, ctx.locale),
      options: optionsFor(edit.kind, ctx.locale),
      held: edit.kind === 'licence' ? await heldProofs(ctx, profile, edit) : [],
    },
  }
}

export type ProfileView = Awaited<ReturnType<typeof loadProfileView>>
export type EntryLine = { id: string; title: string; lines: string[]; text: string; proofId: string | null }

function entriesOf({ positions, educations, licences }: SeekerProfile, locale: Locale) {
  const t = textsOf(locale)
  const label = (name: string, value: string | null) => value && jobValueLabel(name, value, locale)
  const present = (lines: (string | null)[]) => lines.filter(line => line !== null && line !== '').map(String)
  return {
    positions: positions.map((position): EntryLine => {
      const { id, title, employer, city, profession, specialty, duties } = position
      const known = present([label('profession', profession), label('specialty', specialty)])
      const at = present([employer, city]).join(', ')
      return {
        ...{ id, title, text: duties, proofId: null },
        lines: present([at, spanText(position, t), known.join(' · ')]),
      }
    }),
    educations: educations.map((education): EntryLine => {
      const { id, name, institution } = education
      return {
        ...{ id, title: name, text: '', proofId: null },
        lines: present([institution, spanText(education, t)]),
      }
    }),
    licences: licences.map(({ id, kind, name, country, state, obtainedOn, proofFileId }): EntryLine => {
      const held = state === 'held' ? null : t(`profile.state.${state}`)
      return {
        ...{ id, title: name, text: '', proofId: proofFileId },
        lines: present([
          [t(`profile.kind.${kind}`), country && formatCountry(country, locale)].filter(Boolean).join(' · '),
          [held, dayText(obtainedOn)].filter(Boolean).join(' · '),
        ]),
      }
    }),
  }
}

/** Uploads that wait to be used, and the proof that is there. */
async function heldProofs(ctx: Context, { licences, proofs }: SeekerProfile, { id }: ProfileEdit) {
  const own = licences.find(licence => licence.id === id)?.proofFileId
  const proof = own ? proofs.get(own) : undefined
  const held = await listHeldFiles(ctx, { purpose: 'proof' })
  return proof ? [proof, ...held] : held
}

type Option = { value: string; label: string }
export type EditOptions = Record<string, readonly Option[]>

function optionsFor(kind: EditKind, locale: Locale): EditOptions {
  const t = textsOf(locale)
  const labelled = (name: string, values: readonly string[]): Option[] =>
    values.map(value => ({ value, label: jobValueLabel(name, value, locale) }))
  switch (kind) {
    case 'position':
      return { specialties: listProfessions(locale).specialties }
    case 'education':
      return {}
    case 'licence':
      return { countries: licenceCountries.map(value => ({ value, label: formatCountry(value, locale) })) }
    case 'facts':
      return {
        languages: labelled('language', spokenLanguages),
        levels: languageLevels.map(value => ({
          value,
          label: value === 'native' ? t('onboarding.seeker.native') : value,
        })),
      }
    case 'wishes':
      return {
        specialties: listProfessions(locale).specialties,
        employmentTypes: labelled(
          'employmentType',
          jobValues.employmentType.filter(type => type !== 'both'),
        ),
        contracts: labelled('contract', jobValues.contract),
        shiftModels: labelled('shift', jobValues.shift),
        refusals: labelled('refused', jobValues.without),
        employerTypes: labelled('employerType', jobValues.employerType),
        countries: labelled('country', jobValues.country),
        availabilities: availabilities.map(value => ({
          value,
          label: t(`onboarding.seeker.available.${value}`),
        })),
      }
  }
}
