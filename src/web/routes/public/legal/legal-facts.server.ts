import type { Env } from '../../../../config/env.ts'
import type { LegalFacts } from './legal-text.ts'

export function legalFacts(env: Env): LegalFacts {
  return {
    brand: env.BRAND_NAME,
    siteUrl: env.publicUrl,
    supportEmail: env.BRAND_SUPPORT_EMAIL,
    cvProvider: cvProviderIn(env),
    operator: {
      name: env.OPERATOR_NAME,
      street: env.OPERATOR_STREET,
      city: env.OPERATOR_CITY,
      country: env.OPERATOR_COUNTRY,
      representative: env.OPERATOR_REPRESENTATIVE,
      email: env.OPERATOR_EMAIL,
      phone: env.OPERATOR_PHONE,
      register: env.OPERATOR_REGISTER,
      vatId: env.OPERATOR_VAT_ID,
      dataProtectionEmail: env.OPERATOR_DATA_PROTECTION_EMAIL,
    },
  }
}

function cvProviderIn(env: Env): string | null {
  const isAsked = env.LLM_PROVIDER !== 'none' && env.LLM_READS_CVS && env.LLM_TOKENS_PER_DAY > 0
  return isAsked ? (env.LLM_PROVIDER_NAME ?? null) : null
}
