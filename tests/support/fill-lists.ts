import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/db/tables.ts'
import { emptyDraft } from '../../src/domain/blog/article.values.ts'

const numbers = Array.from({ length: 45 }, (_, number) => number)
/** Some of them at the same moment. */
const at = (number: number) => new Date(Date.parse('2026-02-01') + Math.floor(number / 7))

/** 45 rows of a list of the desk that has none yet, some of the same moment, name and weight. */
export const fillers: Record<string, (db: Kysely<DB>) => Promise<void>> = {
  orders: async db => {
    const rows = numbers.map(number =>
      anOrder({ created_at: at(number), due_days: number % 3 === 0 ? 14 : null }),
    )
    await db.insertInto('orders').values(rows).execute()
  },
  cases: async db => {
    const rows = numbers.map(number =>
      aCase({ target_id: `fill ${number}`, weight: number % 4, changed_at: at(number) }),
    )
    await db.insertInto('moderation_cases').values(rows).execute()
  },
  ideas: async db => {
    const rows = numbers.map(number =>
      anIdea({ title: `Idee ${number % 9}`, vote_count: number % 4, written_at: at(number) }),
    )
    await db.insertInto('ideas').values(rows).execute()
  },
  articles: async db => {
    const rows = numbers.map(number => anArticle({ title: `Artikel ${number % 9}`, changed_at: at(number) }))
    await db.insertInto('blog_articles').values(rows).execute()
  },
  admins: async db => {
    const rows = numbers.map(number => ({
      email: `fill${number}@desk.example`,
      first_name: `Vorname ${number % 9}`,
      last_name: 'Nachname',
      role: 'editor',
      created_at: at(number),
    }))
    await db.insertInto('admin_users').values(rows).execute()
  },
  log: async db => {
    const rows = numbers.map(number => ({ at: at(number), kind: 'signed-in', details: '{}' }))
    await db.insertInto('audit_events').values(rows).execute()
  },
}

const now = new Date('2026-02-01')

export function anOrder(values: object = {}) {
  return {
    status: 'awaiting-payment',
    product: JSON.stringify({ name: { de: 'Hervorhebung', en: 'Featured ad' } }),
    currency: 'EUR',
    list_cents: 10_000,
    tax_cents: 1_900,
    total_cents: 11_900,
    tax: '{}',
    seller: '{}',
    buyer: JSON.stringify({ name: 'Klinik am Wald', email: 'kauf@wald.example' }),
    locale: 'de',
    created_at: now,
    ...values,
  }
}

export function aCase(values: object = {}) {
  return {
    target_kind: 'job',
    target_id: 'x',
    label: 'Pflegekraft gesucht',
    status: 'open',
    opened_at: now,
    changed_at: now,
    ...values,
  }
}

export function anIdea(values: object = {}) {
  return {
    title: 'Karte der Kliniken',
    slug: 'karte',
    text: 'Bitte.',
    locale: 'de',
    written_at: now,
    published_at: now,
    changed_at: now,
    ...values,
  }
}

export function anArticle({
  title = 'Gehalt nach Tarif',
  ...values
}: {
  title?: string
  changed_at?: Date
} = {}) {
  return {
    draft: sql<string>`${JSON.stringify({ ...emptyDraft, de: { ...emptyDraft.de, title } })}::jsonb`,
    created_at: now,
    changed_at: now,
    changed_by: 'Ada Berg',
    ...values,
  }
}
