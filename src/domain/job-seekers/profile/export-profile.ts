import { Readable } from 'node:stream'
import type { ExchangedProfile } from '../../../cv-format/exchange/exchanged-profile.ts'
import { writeJsonResume } from '../../../cv-format/exchange/write-json-resume.ts'
import { translator } from '../../../i18n/translate.ts'
import { jobValueLabel } from '../../../vocabulary/jobs/job-value-labels.ts'
import { findPerson } from '../../accounts/find-person.ts'
import type { Context } from '../../caller/context.ts'
import { requireJobSeeker } from '../job-seeker.policy.ts'
import { findProfile } from './profile.queries.ts'
import { profilePdf } from './profile-pdf.ts'
import type { ProfileRows } from './profile-rows.ts'

/** The caller's profile for other programs: as a JSON Resume, or as a CV in one column. */
export async function exportProfile(ctx: Context, { format }: { format: 'json' | 'pdf' }): Promise<Readable> {
  const { userId } = requireJobSeeker(ctx.actor)
  const [person, rows] = await Promise.all([findPerson(ctx, userId), findProfile(ctx.db, userId)])
  const profile = exchangedProfile(rows, ctx, person)
  if (format === 'pdf') return profilePdf(profile, ctx.locale)
  return Readable.from([JSON.stringify(writeJsonResume(profile, ctx.now()), null, 2)])
}

function exchangedProfile(
  { seeker, positions, educations, licences }: ProfileRows,
  { locale }: Context,
  person: { name: string; email: string } | null,
): ExchangedProfile {
  const t = translator(locale)
  return {
    name: person?.name ?? null,
    email: person?.email ?? null,
    // Nothing of it is in the profile: the place there is where somebody would like to work.
    ...{ phone: null, city: null, country: null },
    label: seeker.profession && jobValueLabel('profession', seeker.profession, locale),
    positions: positions.map(({ title, employer, city, fromMonth, toMonth, isCurrent, duties }) => ({
      ...{ title, employer, city, from: fromMonth, to: toMonth, isCurrent, duties },
    })),
    educations: educations.map(({ name, institution, fromMonth, toMonth }) => ({
      ...{ name, institution, from: fromMonth, to: toMonth },
    })),
    certificates: licences.map(({ name, state, obtainedOn }) => ({
      name: state === 'held' ? name : `${name} (${t(`profile.state.${state}`)})`,
      at: obtainedOn,
    })),
    languages: seeker.languages.map(({ language, level }) => ({
      language,
      // The cast: only levels of the list are saved.
      level: level as ExchangedProfile['languages'][number]['level'],
    })),
    skills: seeker.qualifications,
    drivingLicences: seeker.drivingLicences ?? [],
  }
}
