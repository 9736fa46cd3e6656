import type { Env } from '../config/env.ts'
import type { SupportSettings } from '../domain/caller/support-settings.ts'

export function supportSettingsOf(env: Env): SupportSettings {
  const { first, last, from, to } = env.SUPPORT_HOURS
  const sender = /<([^<>\s]+)>\s*$/.exec(env.MAIL_FROM ?? '')?.[1] ?? env.MAIL_FROM
  return {
    hours: {
      days: Array.from({ length: last - first + 1 }, (_, at) => first + at),
      from,
      to,
      holidays: env.SUPPORT_HOLIDAYS === 'none' ? null : env.SUPPORT_HOLIDAYS,
    },
    answerHours: env.SUPPORT_ANSWER_HOURS,
    keepDays: env.SUPPORT_KEEP_DAYS,
    replyAddress: env.REPLY_ADDRESS ?? null,
    mailSecret: env.INBOUND_MAIL_SECRET ?? null,
    ownAddresses: [env.BRAND_SUPPORT_EMAIL, sender, env.REPLY_ADDRESS].flatMap(address =>
      address === undefined ? [] : [address.toLowerCase()],
    ),
  }
}
