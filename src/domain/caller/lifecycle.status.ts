/** For each state, the possible transitions and who may make them; anything not listed is impossible. */
type Moves<State extends string, Party extends string> = {
  readonly [From in State]: { readonly [To in State]?: readonly Party[] }
}

export type Lifecycle<State extends string, Party extends string> = {
  may(from: State, to: State, party: Party): boolean
  /** States that the party can move it to, in the order of the table. */
  next(from: State, party: Party): readonly State[]
  /** States from which the party may move it to `to`, or to any: for bulk updates in SQL. */
  sources(party: Party, to?: State): readonly State[]
}

/** Common shape of all state machines, so that single and bulk transitions follow the same table. */
export function lifecycle<State extends string, Party extends string>(
  moves: Moves<State, Party>,
): Lifecycle<State, Party> {
  // A state that a newer release has stored leads nowhere.
  const may = (from: State, to: State, party: Party) => moves[from]?.[to]?.includes(party) ?? false
  // The casts: the type requires every key.
  const next = (from: State, party: Party) =>
    (Object.keys(moves[from] ?? {}) as State[]).filter(to => may(from, to, party))
  const sources = (party: Party, to?: State) =>
    (Object.keys(moves) as State[]).filter(from =>
      to === undefined ? next(from, party).length > 0 : may(from, to, party),
    )
  return { may, next, sources }
}
