/** Declares the single word lists, which the package types only as a whole. */
declare module '@zxcvbn-ts/language-de/dist/*.esm.js' {
  const words: string[]
  export default words
}
