import type { ExchangedProfile } from './exchanged-profile.ts'

/** A document of jsonresume.org, version 1; what is not known is left out. */
export function writeJsonResume(profile: ExchangedProfile, now: Date) {
  const { name, email, phone, city, country, label } = profile
  const location = present({ city, countryCode: country })
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: present({
      name,
      label,
      email,
      phone,
      location: Object.keys(location).length > 0 ? location : null,
    }),
    work: profile.positions.map(({ title, employer, city: location, from, to, duties }) =>
      present({ name: employer, position: title, location, startDate: from, endDate: to, summary: duties }),
    ),
    education: profile.educations.map(({ name: area, institution, from, to }) =>
      present({ institution, area, startDate: from, endDate: to }),
    ),
    certificates: profile.certificates.map(({ name: title, at }) => present({ name: title, date: at })),
    skills: [
      ...profile.skills.map(skill => ({ name: skill })),
      ...(profile.drivingLicences.length > 0
        ? [{ name: `Führerschein ${profile.drivingLicences.join(', ')}` }]
        : []),
    ],
    languages: profile.languages.map(({ language, level }) =>
      present({ language: languageNames.of(language), fluency: level }),
    ),
    meta: { version: 'v1.0.0', lastModified: now.toISOString().slice(0, 19) },
  }
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** Without what is null or empty: the format has no word for "unknown". */
function present<Value extends Record<string, unknown>>(value: Value): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null && each !== ''))
}
