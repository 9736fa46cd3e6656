import type { Env } from '../../../../config/env.ts'
import type { LegalFacts } from './legal-text.ts'

export function legalFacts(env: Env): LegalFacts {
  return {
    brand: env.BRAND_NAME,
    siteUrl: env.publicUrl,
    supportEmail: env.BRAND_SUPPORT_EMAIL,
    supportKeepDays: env.SUPPORT_KEEP_DAYS,
    assistantProvider: assistantProviderIn(env),
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

const ownHost =
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|\[f[cd])|\.(?:local|internal|lan)$/i

/** As the operator names it, otherwise by the host that is asked; the operator's own network is nobody else. */
function assistantProviderIn(env: Env): LegalFacts['assistantProvider'] {
  if (env.LLM_PROVIDER === 'none' || env.LLM_TOKENS_PER_DAY === 0) return null
  if (env.LLM_PROVIDER_NAME !== undefined) return { name: env.LLM_PROVIDER_NAME }
  if (env.LLM_BASE_URL === undefined) return { name: 'Anthropic' }
  const { hostname } = new URL(env.LLM_BASE_URL)
  return ownHost.test(hostname) || !hostname.includes('.') ? 'own' : { name: hostname }
}

function cvProviderIn(env: Env): string | null {
  const isAsked = env.LLM_PROVIDER !== 'none' && env.LLM_READS_CVS && env.LLM_TOKENS_PER_DAY > 0
  return isAsked ? (env.LLM_PROVIDER_NAME ?? null) : null
}
