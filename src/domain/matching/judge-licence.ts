import {
  type LicenceLaw,
  licenceLawById,
  licenceLawOf,
} from '../../vocabulary/titles/licensed-professions.ts'
import { type Judged, met, unknown, unmet } from './criterion.ts'
import type { HeldLicence, MatchProfile } from './match-profile.ts'

type Held = Pick<MatchProfile, 'licences' | 'learned'>

/**
 * Whether a person may practise by law; `demanded` are laws with a country ("arzt:DE"), one of which is enough. A temporary licence, one that
 * is applied for and a recognition under way are unknown, never met.
 */
export function judgeLicence(held: Held, demanded: readonly string[]): Judged | null {
  const judged = demanded.map(each => {
    const [id = '', country = ''] = each.split(':')
    const law = licenceLawById(id)
    return law === null ? unknown : judgeLaw(held, law, country)
  })
  if (judged.length === 0) return null
  return (
    judged.find(({ state }) => state === 'met') ?? judged.find(({ state }) => state === 'unknown') ?? unmet()
  )
}

function judgeLaw({ licences, learned }: Held, law: LicenceLaw, country: string): Judged {
  const hasLearned = learned.some(profession => licenceLawOf(profession)?.id === law.id)
  const own = licences.filter(licence => isOf(licence, law, hasLearned || learned.length === 0))
  const here = own.filter(licence => licence.country === country || licence.country === null)
  // A licence that comes with the profession is valid at home; one to practise only where it says so.
  const isValid = (licence: HeldLicence) =>
    licence.state === 'held' &&
    (licence.profession !== null || hasLearned) &&
    (licence.country === country || law.kind === 'professional-licence')
  if (here.some(isValid)) return met()
  if (here.length > 0) return unknown
  if (own.length > 0) return law.kind === 'approbation' ? unmet() : unknown
  if (hasLearned) return law.kind === 'approbation' ? unknown : met()
  // Known to be missing only where something else was learned or is held.
  return learned.length > 0 || licences.some(isLicence) ? unmet() : unknown
}

/** A licence without a profession may be any of its kind, unless something else was learned. */
function isOf({ kind, profession }: HeldLicence, law: LicenceLaw, mayBe: boolean): boolean {
  if (profession !== null) return isLicence({ kind }) && licenceLawOf(profession)?.id === law.id
  return mayBe && (kind === law.kind || kind === 'recognition')
}

function isLicence({ kind }: Pick<HeldLicence, 'kind'>): boolean {
  return kind === 'approbation' || kind === 'professional-licence' || kind === 'recognition'
}
