/**
 * React chooses when it is loaded between itself and a copy that checks its developers at every step and takes several times as long.
 * It chooses by a word that an operator says for other reasons (NODE_ENV): to be called once that has been read, and before anything
 * is loaded that uses React.
 */
export function loadForVisitors(): void {
  process.env.NODE_ENV = 'production'
}
