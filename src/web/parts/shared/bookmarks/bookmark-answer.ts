/** A bookmark button's response: the new state, where to go first, or why it failed; texts are translated. */
export type BookmarkAnswer =
  | { isSaved: boolean; title: string; list: { label: string; to: string } }
  | { to: string }
  | { problem: { title: string; description: string } }
