/** Values of the administration's lists that have their texts elsewhere on the site, by list and column. */
const textsElsewhere: Record<string, Record<string, (value: string) => string>> = {
  tickets: { topic: value => `support.topic.${value}`, status: value => `support.status.${value}` },
  orders: { status: value => `order-words.status.${value}` },
  ideas: { status: value => `ideas-words.status.${value}` },
  articles: { state: value => `blog.state.${value}` },
  admins: { role: value => `admin.role.${value}` },
  log: { kind: value => `audit.kind.${value}` },
}

/** The key of the text of a value that is one of several. It stands below the lists because the log tells what of them was taken away. */
export function choiceKey(list: string, column: string, value: string): string {
  return textsElsewhere[list]?.[column]?.(value) ?? `desk-words.value.${list}.${column}.${value}`
}
