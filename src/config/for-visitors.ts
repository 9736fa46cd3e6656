/**
 * React picks its development build, several times slower, unless NODE_ENV says production, which operators set for other reasons. Call it
 * after the configuration has been read and before anything that loads React.
 */
export function loadForVisitors(): void {
  process.env.NODE_ENV = 'production'
}

/** The variables of this process as the operator has set them, for another one of the same site. */
export function variablesAsGiven(isProduction: boolean): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: isProduction ? 'production' : undefined }
}
