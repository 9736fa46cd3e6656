import type { PageName } from '../../../pages.ts'

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
  /** Days that a conversation with support is kept after its end. */
  supportKeepDays: number
  /** Whose language model Emma asks: the operator's own, somebody else's, or none. */
  assistantProvider: 'own' | { name: string } | null
  /** To whom CVs may go that a language model is to read; null for nobody. */
  cvProvider: string | null
}

export type LegalSection = {
  heading: string
  paragraphs?: string[]
  list?: string[]
  /** Shown one below the other, as in a postal address. */
  lines?: string[]
  /** A page of this site that says more, below everything else. */
  more?: { page: PageName; text: string }
  table?: { head: string[]; rows: string[][] }
}

export type LegalText = { title: string; description: string; updated: string; sections: LegalSection[] }

/** Change it with every change of wording; every legal page shows it. */
export const legalTextsUpdated = '2026-11-26'

export function operatorLines({ operator }: LegalFacts): string[] {
  return [operator.name, operator.street, operator.city, operator.country]
}
