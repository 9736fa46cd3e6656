export type LegalFacts = {
  brand: string
  siteUrl: string
  operator: {
    name: string
    street: string
    city: string
    country: string
    representative: string
    email: string
    phone: string
    register: string
    vatId: string
    dataProtectionEmail: string
  }
  supportEmail: string
}

export type LegalSection = {
  heading: string
  paragraphs?: string[]
  list?: string[]
  /** Lines of an address or of contact data, one below the other. */
  lines?: string[]
  table?: { head: string[]; rows: string[][] }
}

export type LegalText = { title: string; description: string; updated: string; sections: LegalSection[] }

/** The day on which the wording last changed; shown on every legal page. */
export const legalTextsUpdated = '2026-11-23'

export function operatorLines({ operator }: LegalFacts): string[] {
  return [operator.name, operator.street, operator.city, operator.country]
}
