import type { Cv, CvPosition, Evidence, Found } from './cv.ts'

/** The fields as plain values under the names of the exchange format, and the evidence of each under its path. */
export function cvAsJson(cv: Cv, file: string) {
  const evidence: Record<string, Evidence> = {}
  const said = <T>(path: string, found: Found<T> | null): T | null => {
    if (found) evidence[path] = found.evidence
    return found?.value ?? null
  }
  const [last] = cv.positions
  const held = cv.qualifications.filter(({ state }) => state === undefined)
  const open = cv.qualifications.filter(({ state }) => state !== undefined)
  return {
    file,
    name: said('name', cv.name),
    title: said('title', cv.academicTitle),
    email: said('email', cv.email),
    phone: said('phone', cv.phone),
    city: said('city', cv.city),
    postal_code: said('postal_code', cv.postalCode),
    country: said('country', cv.country),
    profession: said('profession', cv.profession),
    profession_text: said('profession_text', cv.professionText),
    category: said('category', cv.category),
    specialty: said('specialty', cv.specialty),
    experience_years: said('experience_years', cv.experienceYears),
    stated_experience_years: said('stated_experience_years', cv.statedExperienceYears),
    last_position: last ? positionAsJson(last, 'last_position', said) : null,
    languages: cv.languages.map((language, at) => {
      const value = said(`languages[${at}]`, language)
      return { lang: value?.language ?? null, level: value?.level ?? null }
    }),
    qualifications: held.map(({ name }, at) => said(`qualifications[${at}]`, name)),
    qualifications_open: open.map(({ name, state }, at) => ({
      name: said(`qualifications_open[${at}]`, name),
      state: state ?? null,
    })),
    approbation: said('approbation', cv.approbation),
    positions: cv.positions.length,
    experience: cv.positions.map((position, at) => ({
      ...positionAsJson(position, `experience[${at}]`, said),
      duties: position.duties.map((duty, number) => said(`experience[${at}].duties[${number}]`, duty)),
    })),
    education: cv.education.map(({ name, institution, period }, at) => ({
      name: said(`education[${at}].name`, name),
      institution: said(`education[${at}].institution`, institution),
      ...said(`education[${at}].period`, period),
    })),
    driving_licence: said('driving_licence', cv.drivingLicence),
    wishes: {
      employment: said('wishes.employment', cv.wishes.employment),
      workload: said('wishes.workload', cv.wishes.workload),
      start: said('wishes.start', cv.wishes.start),
      place: said('wishes.place', cv.wishes.place),
    },
    document_language: cv.documentLanguage,
    evidence,
  }
}

function positionAsJson(
  { title, employer, city, period }: CvPosition,
  path: string,
  said: <T>(path: string, found: Found<T> | null) => T | null,
) {
  return {
    title: said(`${path}.title`, title),
    employer: said(`${path}.employer`, employer),
    city: said(`${path}.city`, city),
    from: said(`${path}.period`, period)?.from ?? null,
    to: period.value.to,
  }
}
