import type { Brand } from '../../src/mail/mail-props.ts'

/** Whose site writes in tests; the operator's name has a character that HTML would read. */
export const testBrand: Brand = {
  name: 'Kittel',
  operator: 'Betrieb & Söhne',
  supportEmail: 'hilfe@kittel.example',
  homeUrl: { de: 'https://jobs.example.org/', en: 'https://jobs.example.org/en' },
  imprintUrl: { de: 'https://jobs.example.org/impressum', en: 'https://jobs.example.org/en/imprint' },
}
