/**
 * React picks its development build, several times slower, unless NODE_ENV says production, which operators set for other reasons. Call it
 * after the configuration has been read and before anything that loads React.
 */
export function loadForVisitors(): void {
  process.env.NODE_ENV = 'production'
}
