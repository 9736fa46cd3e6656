/** The frames that pages share: what surrounds their content. */
export type Frame =
  | 'plain'
  | 'tabs'
  | 'employer'
  | 'card'
  | 'step'
  | 'list'
  | 'job'
  | 'employer-page'
  | 'text'
  | 'home'

/** A kind of content, and how many of it. */
export type Block = readonly [
  kind: 'form' | 'cards' | 'rows' | 'figures' | 'facts' | 'sections',
  count: number,
]

export type Shape = {
  frame: Frame
  blocks?: readonly Block[]
  /** A second column, shown on wide screens only. */
  beside?: readonly Block[]
}
