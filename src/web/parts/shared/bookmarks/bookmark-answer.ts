/** What a bookmark button is told: what is so now, where to go first, or why it did not work; all in words. */
export type BookmarkAnswer =
  | { isSaved: boolean; title: string; list: { label: string; to: string } }
  | { to: string }
  | { problem: { title: string; description: string } }
