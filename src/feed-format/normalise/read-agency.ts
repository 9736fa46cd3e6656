import { LinePatterns } from './line-patterns.ts'

const inEmployer =
  /zeitarbeit|personaldienst|personalvermittlung|personalservice|personalleasing|personalmanagement|arbeitnehmer(?:ü|ue)berlassung|leasing|staffing|headhunt|recruit(?:ment|ing) (?:gmbh|ag|agency)|executive search/i
const inText =
  /arbeitnehmer(?:ü|ue)berlassung|als personaldienstleister|in der zeitarbeit|für unsere[nm]? (?:kunden|mandanten|auftraggeber)|im (?:kunden)?auftrag (?:unseres|eines) (?:kunden|mandanten)|im rahmen der personalvermittlung|(?:igz|bap|gvp)-tarif|equal pay ab dem ersten/i
const denied =
  /(?:keine?|ohne|nicht über|statt)\s+(?:\p{L}+\s+){0,3}(?:zeitarbeit|leiharbeit|arbeitnehmer(?:ü|ue)berlassung|personaldienstleister)/iu
const patterns = new LinePatterns([inText, denied])

/** Whether the advertiser is a temp or recruiting agency, by the feed's own field, the employer's name and the wording of the job. */
export function readIsAgency(fields: string[], employerName: string, title: string, text: string): boolean {
  if (
    fields.some(
      field => /:\s*(?:true|yes|ja|1)$/i.test(field) || /arbeitnehmer(?:ü|ue)berlassung$/i.test(field),
    )
  )
    return true
  if (inEmployer.test(employerName)) return true
  const [isNamed = false, isDenied = false] = patterns.within(title, text.slice(0, 10_000))
  return isNamed && !isDenied
}
