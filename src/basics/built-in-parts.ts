/** Something that takes long to build: whole on first use, or part by part before that, so that others have their turn in between. */
export type BuiltInParts<Result> = {
  /** Builds what is left of it. */
  whole: () => Result
  /** Builds one more part; whether all is there. */
  part: () => boolean
}

/** `build` stops wherever others may go on. */
export function builtInParts<Result>(build: () => Iterator<undefined, Result>): BuiltInParts<Result> {
  let building: Iterator<undefined, Result> | undefined
  let built: { result: Result } | undefined
  const part = () => {
    if (built) return true
    building ??= build()
    const next = building.next()
    if (next.done) built = { result: next.value }
    return next.done === true
  }
  const whole = () => {
    while (!built) part()
    return built.result
  }
  return { whole, part }
}
