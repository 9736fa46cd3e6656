import { z } from 'zod'
import { limits } from '../../../config/limits.ts'
import { adRuleModes, adRuleNames } from './ad-rule.values.ts'

export const adRuleSchema = z
  .object({
    rule: z.enum(adRuleNames),
    mode: z.enum(adRuleModes),
    /** One in each line. */
    words: z
      .string()
      .max(limits.adRuleWordsChars, 'moderation.problem.long')
      .optional()
      .transform(text => [
        ...new Set(
          (text ?? '')
            .split('\n')
            .map(word => word.trim())
            .filter(Boolean),
        ),
      ]),
  })
  // Whoever saves a rule without words would believe that ads are looked at.
  .refine(({ rule, mode, words }) => rule !== 'words' || mode === 'off' || words.length > 0, {
    path: ['words'],
    message: 'moderation.rules.words-missing',
  })
